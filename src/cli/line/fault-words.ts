// Says what is wrong with a line or with a card of a script, and what could stand there instead.
import type { Card, CardKind } from '../../cards/card.ts'
import type { Cards } from '../../cards/cards.ts'
import { cardName } from '../../cards/names.ts'
import { anyCites, anyForms, type Faces } from '../../discord/attack/face/face.ts'
import { boardNames } from '../../discord/attack/face/names.ts'
import type { Lacks } from '../../discord/attack/face/options.ts'
import { cardLabel } from '../../discord/attack/play/card-label.ts'
import { problemText } from '../../discord/attack/play/problem-text.ts'
import { setUpProblemText } from '../../discord/attack/play/refusal.ts'
import type { Language } from '../../language.ts'
import type { Unfilled } from '../../walkthroughs/set-up/from-cards.ts'
import type { Unclear } from '../../walkthroughs/set-up/only-card.ts'
import type { SetUpProblem } from '../../walkthroughs/set-up/problem.ts'
import { wordsIn } from '../../words/words.ts'
import type { PlayFault } from '../cards-played.ts'
import type { LineFault, Taken } from './misread.ts'
import { openings, optionName, sentencesFor, shownTemplate } from './templates.ts'

type Speaking = { readonly faces: Faces; readonly language: Language }

/** Why a line cannot be played. */
export function lineFaultText(fault: LineFault, { faces, language }: Speaking): string {
  const t = wordsIn(language)
  if ('editions' in fault)
    return t('story:expected', { path: '--edition', expected: fault.editions.join(', ') })
  if ('problem' in fault) return setUpText(fault.problem, { faces, language })
  if ('lacks' in fault) return lacksText(fault, language)
  if ('notPlayed' in fault)
    return notPlayedText(t('resolve:line.playedCard'), fault.notPlayed, { faces, language })
  if ('could' in fault) {
    const could = fault.could.map(({ template, options }) => shownTemplate(template, options, language))
    const lines = [...new Set(could)].map(one => `  ${one}`)
    return [t('resolve:line.notUnderstood', { word: fault.word, clause: fault.clause }), ...lines].join('\n')
  }
  if ('ways' in fault)
    return [t('resolve:line.bothWays', { clause: fault.clause }), ...fault.ways.map(one => `  ${one}`)].join(
      '\n',
    )
  const path = optionName(fault.option.key, language)
  if ('unclear' in fault) return unclearText(path, fault.unclear, { faces, language })
  if (fault.isTwice) return t('resolve:line.twice', { option: path, text: fault.text })
  const { min_value: min, max_value: max } = fault.option.definition as {
    min_value?: number
    max_value?: number
  }
  return t('resolve:line.noNumber', { option: path, text: fault.text, min, max })
}

/** What an event that attacks needs, with the sentences that say it. */
function lacksText({ lacks: { card, asks }, face }: LackingLine, language: Language): string {
  const t = wordsIn(language)
  const { subcommand, options } = face
  const name = cardName(card)[language]
  const opening = openings(subcommand, language).find(form => form.includes(CARD_SLOT)) ?? ''
  const amount = options.find(({ key }) => key === 'amount')
  const parts = [
    ...(asks.includes('attacker') ? [opening.replace(CARD_SLOT, () => name)] : []),
    ...(asks.includes('amount') && amount ? sentencesFor(amount, subcommand, language).slice(0, 1) : []),
  ]
  const said = shownTemplate(parts.join(', '), options, language)
  const words = asks.includes('attacker') ? 'resolve:line.whosePlays' : 'resolve:line.whatDeals'
  return [t(words, { name }), `  ${said}`].join('\n')
}

type LackingLine = Extract<LineFault, { readonly lacks: unknown }>
const CARD_SLOT = '{{attackCard}}'

/** Whose hero plays the event that stands as the attacker. */
export function playedByText({ card, means }: Lacks, cards: Cards, language: Language): string {
  const hero = cards.cardByCode(means.get('attacker') ?? '')
  return wordsIn(language)('resolve:line.playedBy', {
    hero: hero ? cardName(hero)[language] : '',
    name: cardName(card)[language],
  })
}

/** Why a piece of a script cannot be filled from its card. */
export function unfilledText(unfilled: Unfilled, faces: Faces, language: Language): string {
  return 'unclear' in unfilled
    ? unclearText(unfilled.path, unfilled.unclear, { faces, language })
    : `${unfilled.path}: ${setUpText(unfilled.problem, { faces, language })}`
}

/** Why a card of a player is not played: what it is, when it is played, or its ways, of which one is to be said. */
export function notPlayedText(path: string, fault: PlayFault, at: Speaking): string {
  if ('unclear' in fault) return unclearText(path, fault.unclear, at)
  const { language } = at
  const t = wordsIn(language)
  if ('isOfNoGame' in fault) return t('resolve:line.noneByName', { path })
  const { card, ways, says } = fault
  const name = cardName(card)[language]
  if (ways.length === 0) return [t('resolve:line.notHere', { path, name }), ...says].join(' ')
  const labels = ways.map((way, at) => `  (${at + 1}) ${way.label(language, seat => seat)}`)
  return [t('resolve:line.whichWay', { path, name }), ...labels].join('\n')
}

/** Which card was taken among several of its name. */
export function takenText({ card, unclear }: Taken, language: Language): string {
  const others = unclear.like.filter(one => one !== card).map(one => one.code)
  const taken = labelled(card, unclear.kinds, language)
  return wordsIn(language)('resolve:line.taken', {
    name: unclear.typed,
    card: taken,
    others: others.join(', '),
  })
}

/** Several cards of a name, or none with the nearest ones, each in a line with its number; or why it cannot stand there. */
function unclearText(path: string, { typed, isNamed, like, kinds, problem }: Unclear, at: Speaking): string {
  if (problem) return `${path}: ${setUpText(problem, at)}`
  const { language } = at
  const t = wordsIn(language)
  const context = like.length === 0 ? 'none' : undefined
  const first = isNamed
    ? t('resolve:card.several', { path, name: typed })
    : t('resolve:card.unknown', { path, name: typed, context })
  return [first, ...like.map(card => `  ${labelled(card, kinds, language)}`)].join('\n')
}

/** 01095 Rhino II · ATK 3 · Core Set */
function labelled(card: Card, kinds: readonly CardKind[], language: Language): string {
  const kind = kinds.find(one => one.is(card))
  if (!kind) throw new Error(`${card.code} is of none of these kinds`)
  const label = cardLabel(card, kind, language)
  return label.endsWith(card.code) ? label : `${label} · ${card.code}`
}

function setUpText(problem: SetUpProblem, { faces, language }: Speaking): string {
  const said = setUpProblemText(problem, language, name => name)
  if (said !== null) return [said, problem.clause].filter(Boolean).join(' ')
  const names = boardNames({ names: problem.names, seats: [] }, language, wordsIn(language))
  return problemText(problem, language, {
    cites: anyCites(faces, problem.edition ?? ''),
    forms: anyForms(faces),
    nameOf: names.plain,
    labelOf: (_, choice) => choice.name,
    typed: text => text,
  })
}
