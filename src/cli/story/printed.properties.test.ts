// Nothing that a terminal prints of a play has a word of the code: no name of a question, a choice, an effect or a field.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CARD_GAMES, shippedCards } from '../../../test/card-games.ts'
import * as gundam from '../../../test/games/gundam/random-tables.ts'
import { legalPlay } from '../../../test/games/legal-plays.ts'
import * as marvel from '../../../test/games/marvel-champions/random-tables.ts'
import { runs } from '../../../test/runs.ts'
import type { CardKind } from '../../cards/card.ts'
import { buildCards } from '../../cards/cards.ts'
import { GUNDAM_KINDS } from '../../cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../cards/marvel-champions/kinds.ts'
import { noticeLines } from '../../discord/attack/board/notices.ts'
import { kindIn } from '../../engine/types.ts'
import type { Shown } from '../../games/game.ts'
import { effectBattleFlow } from '../../games/gundam/effect-battle/flow.ts'
import { unitAttackFlow } from '../../games/gundam/unit-attack/flow.ts'
import { enemyAttackFlow } from '../../games/marvel-champions/enemy-attack/flow.ts'
import { playerAttackFlow } from '../../games/marvel-champions/player-attack/flow.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import { playedGames } from '../../played-games.ts'
import { resourcesOf } from '../../words/resources.ts'
import { wordsIn } from '../../words/words.ts'
import { lineFaultText } from '../line/fault-words.ts'
import { readWholeLine } from '../line/line.ts'
import { refusalOf } from './refused.ts'
import { inEdition, sideBySide } from './side-by-side.ts'
import { storyLines } from './story.ts'
import { type ReadScript, UNNAMED } from './telling.ts'

const { faces, flows } = playedGames()
const shipped = shippedCards()
const cards = buildCards(() => shipped, CARD_GAMES)

const WORD = /[\p{L}\p{N}]+/gu
const wordsOf = (text: string): string[] => text.match(WORD) ?? []
/** All texts in a value, at every depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** The words of a language's texts; a word of the code that is among them is no stranger to the reader. */
const said = (language: Language) =>
  new Set(textsIn(resourcesOf(language)).flatMap(text => wordsOf(text.replaceAll(/\{\{[^}]*\}\}/g, ''))))
const KNOWN = Object.fromEntries(LANGUAGES.map(language => [language, said(language)]))

/** All names of fields, at every depth. */
const fieldsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inside]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...fieldsIn(inside),
      ])

/** The names that the engine has for what a play contains. */
function namesOfCode({ events, prompt, refused, now }: Shown): string[] {
  const windows = prompt?.windows ?? []
  return [
    ...events.map(({ type }) => type),
    ...windows.flatMap(({ name, window, effects, choices }) => [
      ...[kindIn(name), window ?? '', ...effects],
      ...choices.flatMap(choice => (/^[a-z]/.test(choice.name) ? [kindIn(choice.name)] : [])),
    ]),
    ...(refused ? [refused.code] : []),
    ...fieldsIn(now),
  ]
}

/** What no text for people has: an id that the program makes, an identifier, a value that is not there. */
const CODE =
  /\b(?:unit|ability|ally|base|card|enemy|hero)-\d+\b|\bp\d\b|\w:\w|#\d|\b[a-z]+[A-Z]\w*|[a-z]_[a-z]|undefined|NaN|\bnull\b|\{\{|\[object/g
const CLAUSE = /\b(?:MC|GCG|AMB)\d*-[\w-]+/g

function strangers(
  text: string,
  names: readonly string[],
  own: readonly string[],
  language: Language,
): string[] {
  const bare = own
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, '∙'), text)
  const plain = bare.replaceAll(CLAUSE, '')
  const internal = new Set(names.filter(name => !KNOWN[language]?.has(name)))
  return [...wordsOf(plain).filter(word => internal.has(word)), ...(plain.match(CODE) ?? [])]
}

/** Everything that is printed of a script, in a language. */
function printed(reading: ReadScript, played: Shown, notes: readonly string[] = []): string {
  const editions = played.refused
    ? []
    : reading.script.flow.editions.map(edition => inEdition(reading, edition))
  const nameOf = (id: string) => reading.named.names[id]?.[reading.language] ?? id
  const t = wordsIn(reading.language)
  return [
    ...[
      ...notes,
      ...noticeLines(reading.script.flow.notices(played), nameOf, t),
      ...storyLines(reading, played),
    ],
    ...[refusalOf(reading, played) ?? '', ...(editions.length > 0 ? sideBySide(editions, t) : [])],
  ].join('\n')
}

const picks = fc.array(fc.nat({ max: 100_000 }), { maxLength: 20 })
const reports = <T>(effect: fc.Arbitrary<T>) => fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 4 })
type Played = { readonly flow: string; readonly setUp: object; readonly answers: readonly unknown[] }

const PLAYS: readonly fc.Arbitrary<Played | null>[] = [
  fc
    .record({ setUp: marvel.enemySetUp, picks, effects: reports(marvel.effect) })
    .map(one => playedBy(enemyAttackFlow, one, marvel.reporting(one.effects))),
  fc
    .record({ setUp: marvel.playerSetUp, picks, effects: reports(marvel.effect) })
    .map(one => playedBy(playerAttackFlow, one, marvel.reporting(one.effects))),
  fc
    .record({ setUp: gundam.unitSetUp, picks, effects: reports(gundam.effect) })
    .map(one => playedBy(unitAttackFlow, one, gundam.reporting(one.effects))),
  fc
    .record({ setUp: gundam.effectBattleSetUp, picks, effects: reports(gundam.effect) })
    .map(one => playedBy(effectBattleFlow, one, gundam.reporting(one.effects))),
]

function playedBy(
  flow: { readonly id: string },
  { setUp, picks: chosen }: { readonly setUp: object; readonly picks: readonly number[] },
  reporting: unknown,
): Played | null {
  const known = flows.get(flow.id)
  if (!known || 'refused' in known.begin(setUp)) return null
  return {
    flow: flow.id,
    setUp,
    answers: legalPlay(flow as never, setUp, chosen, reporting as never).answers,
  }
}

/** The fields of a script that name nothing, but choose a word of the code. */
const isName = (text: string): boolean => /^[A-Z★]/.test(text) || /\s/.test(text)

/** The words of the code in all that is printed of a play and of its first half; there an answer is refused. */
function strangeIn({ flow: id, setUp, answers }: Played): readonly object[] {
  const flow = flows.get(id)
  if (!flow) throw new Error(`there is no flow ${id}`)
  const cut = [...answers.slice(0, Math.ceil(answers.length / 2)), { question: 'defend', choice: 'x' }]
  const told = [answers, cut].flatMap(given => LANGUAGES.map(language => ({ given, language })))
  return told.flatMap(({ given, language }) => {
    const played = flow.play(setUp, given)
    const script = { flow, setUp: { ...setUp }, answers: given }
    const text = printed({ script, named: UNNAMED, faces, language }, played)
    const own = [...textsIn(setUp), ...textsIn(given)].filter(isName)
    const strange = strangers(text, namesOfCode(played), own, language)
    return strange.length > 0 ? [{ language, flow: id, strange, text }] : []
  })
}

it('nothing printed of a random play has a word of the code, wherever the play stops', () => {
  const tried = PLAYS.flatMap(plays => fc.sample(plays, { numRuns: runs(1 / 6), seed: 39 }))
  const all = tried.filter(one => one !== null)
  expect(all.length).toBeGreaterThan(tried.length * 0.5)
  expect(all.flatMap(strangeIn).slice(0, 2)).toEqual([])
})

const { enemy, hero, ally } = MARVEL_KINDS
const codes = (kind: CardKind): string[] => shipped.filter(kind.is).map(({ code }) => code)
const card = (kind: CardKind) => fc.constantFrom(...codes(kind))
const side = fc.constantFrom('nobody', 'the hero', '')
const LINES: Readonly<Record<Language, fc.Arbitrary<string>>> = {
  en: fc.oneof(
    fc
      .tuple(card(enemy), card(hero), side, fc.constantFrom(', boost 1', ', boost 1*', ''))
      .map(([a, b, who, boost]) => `${a} attacks ${b}${who && `, ${who} defends`}${who && boost}`),
    fc.tuple(card(ally), card(enemy)).map(([a, b]) => `${a} attacks ${b}, players 2`),
    fc.tuple(card(GUNDAM_KINDS.unit), card(GUNDAM_KINDS.unit)).map(([a, b]) => `${a} attacks ${b}`),
    fc.tuple(card(GUNDAM_KINDS.unit), fc.nat(6)).map(([a, n]) => `${a} attacks the player, ${n} shields`),
    fc.tuple(card(GUNDAM_KINDS.unit), card(GUNDAM_KINDS.unit)).map(([a, b]) => `${a} battles ${b}`),
  ),
  de: fc.oneof(
    fc
      .tuple(card(enemy), card(hero), side)
      .map(([a, b, who]) => `${a} greift ${b} an${who === 'nobody' ? ', niemand verteidigt' : ''}`),
    fc.tuple(card(hero), card(enemy)).map(([a, b]) => `${a} greift ${b} an`),
    fc.tuple(card(GUNDAM_KINDS.unit), card(GUNDAM_KINDS.unit)).map(([a, b]) => `${a} greift ${b} an`),
  ),
}
const CARD_NAMES = shipped
  .flatMap(({ name, code }) => [...Object.values(name), code])
  .filter(name => name !== undefined)
const namesIn = (text: string): string[] => CARD_NAMES.filter(name => text.includes(name))

it('nothing printed of a line has one either, and every line ends in a sentence', () => {
  const found: object[] = []
  for (const language of LANGUAGES)
    for (const line of fc.sample(LINES[language], { numRuns: runs(1 / 3), seed: 39 })) {
      const read = readWholeLine(line, { faces, cards, language })
      if ('fault' in read) {
        const text = lineFaultText(read.fault, { faces, language })
        const strange = strangers(text, [], namesIn(text), language)
        if (strange.length > 0) found.push({ line, strange, text })
        continue
      }
      const { script, notes } = read.read
      const reading = { ...read.read, faces, language }
      const played = script.flow.play(script.setUp, script.answers)
      const text = printed(reading, played, notes)
      const strange = strangers(text, namesOfCode(played), namesIn(text), language)
      const last = storyLines(reading, played).at(-1) ?? ''
      if (strange.length > 0 || !last.endsWith('.')) found.push({ line, strange, last, text })
    }
  expect(found.slice(0, 3)).toEqual([])
})
