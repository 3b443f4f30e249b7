// The cards of the GUNDAM CARD GAME: their order, faces and faults, their roles in an attack, the details beside a name.
import type { Language } from '../../language.ts'
import { wordsIn } from '../../words/words.ts'
import { cardGame, kindOf } from '../card.ts'
import { burstsTold } from './bursts-told.ts'
import { commandsTold } from './commands-told.ts'
import { gundamFacts } from './facts.ts'
import { type GundamCard, gundamCard } from './schema.ts'
import { triggersTold } from './triggers-told.ts'

const GAME = 'gundam'

/** A token comes from no deck: T-001, EX Bases. */
export const isToken = ({ code }: GundamCard): boolean => /^(T|EXB|EXBP)-/.test(code)

/** The card has 【Burst】 as a Shield. */
export const hasBurst = ({ timings }: GundamCard): boolean => timings?.includes('Burst') ?? false

type Figure = number | string | undefined
type Figures = { readonly ap?: Figure; readonly hp?: Figure; readonly code: string }

function withNumbers({ ap, hp, code }: Figures, language: Language): string[] {
  const t = wordsIn(language)
  return [
    ap === undefined ? '' : t('cards:ap', { value: ap }),
    hp === undefined ? '' : t('cards:hp', { value: hp }),
    code,
  ]
}

const added = (modifier: number | undefined): Figure => (modifier === undefined ? undefined : `+${modifier}`)

const kind = (type: GundamCard['type']) =>
  kindOf<GundamCard>(GAME, { is: card => card.type === type, details: withNumbers })

const hasBlocker = ({ keywords = [], constants = [] }: GundamCard): boolean =>
  keywords.some(({ keyword }) => keyword === 'blocker') ||
  constants.some(({ keyword, to = 'this' }) => keyword === 'Blocker' && to === 'this')

export const GUNDAM_KINDS = {
  unit: kind('unit'),
  // With Blocker, always or under a condition.
  blocker: kindOf<GundamCard>(GAME, {
    is: card => card.type === 'unit' && hasBlocker(card),
    details: withNumbers,
  }),
  pilot: kindOf<GundamCard>(GAME, {
    is: ({ type, pilotName }) => type === 'pilot' || pilotName !== undefined,
    details: ({ apModifier, hpModifier, code }, language) =>
      withNumbers({ ap: added(apModifier), hp: added(hpModifier), code }, language),
    title: ({ pilotName }, printed) => (pilotName ? `${pilotName} (${printed})` : printed),
  }),
  base: kind('base'),
  // Any card of a deck may lie among the Shields; a token has no deck.
  shield: kindOf<GundamCard>(GAME, {
    is: card => !isToken(card),
    details: (card, language) => [hasBurst(card) ? wordsIn(language)('cards:burst') : '', card.code],
  }),
  // A Command of which the data say what it does when it is played, or that its player reads it.
  playedCommand: kindOf<GundamCard>(GAME, {
    is: ({ type, plays = [] }) => type === 'command' && plays.some(({ at }) => at !== 'burst'),
    details: withNumbers,
  }),
} as const

const WITH_HP: readonly GundamCard['type'][] = ['unit', 'base']

export const gundamCards = cardGame<GundamCard>({
  game: GAME,
  schema: gundamCard,
  order: ['unit', 'pilot'],
  kinds: Object.values(GUNDAM_KINDS),
  facts: gundamFacts,
  told: cards => [
    ...burstsTold(cards.filter(hasBurst)),
    '',
    ...triggersTold(cards),
    '',
    ...commandsTold(cards.filter(({ type }) => type === 'command')),
  ],
  face: card => ({
    ...card,
    code: isToken(card),
    set: undefined,
    zones: undefined,
    printedTraits: undefined,
  }),
  alsoCalled: ({ pilotName }) => (pilotName ? [pilotName] : []),
  belongs: ({ type, pilotName }) => (pilotName === undefined ? type : 'pilot'),
  faults: card => [...faultsOf(card), ...playFaults(card)],
})

function faultsOf({
  code,
  type,
  hp,
  apModifier,
  hpModifier,
  timings = [],
  triggers = [],
}: GundamCard): string[] {
  return [
    ...(WITH_HP.includes(type) && hp === undefined ? [`${code} has no hp`] : []),
    ...(type === 'pilot' && (apModifier === undefined || hpModifier === undefined)
      ? [`${code} adds no AP and HP`]
      : []),
    // A text with 【Attack】 has this as its trigger, so whatever it says of the target is a condition of the effect.
    ...(timings.includes('Attack') && triggers.some(({ against }) => against !== undefined)
      ? [`${code}: 【Attack】 is the trigger of “If you are attacking …”; write \`if\`, not \`against\``]
      : []),
  ]
}

/** What the card plays and what it is do not fit together. */
function playFaults(card: GundamCard): string[] {
  const { code, type, hp, plays = [] } = card
  const rows = plays.map(({ at }) => at)
  const effects = plays.flatMap(play => ('effects' in play ? play.effects : []))
  const parts = effects.flatMap(effect => (effect.kind === 'activates' ? [effect.part] : []))
  const deploys = effects.some(effect => effect.kind === 'deploySelf' && !effect.as)
  return [
    ...(hasBurst(card) === rows.includes('burst')
      ? []
      : [`${code}: 【Burst】 and \`plays\` at burst go together`]),
    ...(new Set(rows).size < rows.length ? [`${code} plays twice at one time`] : []),
    ...parts
      .filter(part => !rows.includes(part) && !rows.includes('main/action'))
      .map(part => `${code} activates its ${part}, of which \`plays\` says nothing`),
    ...(deploys && (!WITH_HP.includes(type) || hp === undefined) ? [`${code} cannot be deployed`] : []),
  ]
}
