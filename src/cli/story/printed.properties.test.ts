// Nothing that a terminal prints of a play, and no place in Discord, has a word of the code: no name of a question, a choice,
// an effect or a field.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { sceneOf } from '../../../test/support/attack/scenes.ts'
import { toldEverywhere } from '../../../test/support/attack/told-everywhere.ts'
import { namedCards as cards, shippedCards } from '../../../test/support/card-games.ts'
import { codeWordsIn, namesOfCode, textsIn } from '../../../test/support/code-words.ts'
import { declinedIn } from '../../../test/support/games/declined.ts'
import * as gundam from '../../../test/support/games/gundam/random-tables.ts'
import { legalPlay } from '../../../test/support/games/legal-plays.ts'
import * as marvel from '../../../test/support/games/marvel-champions/random-tables.ts'
import { spokenIn } from '../../../test/support/in-each.ts'
import type { CardKind } from '../../cards/card.ts'
import { GUNDAM_KINDS } from '../../cards/gundam/kinds.ts'
import { MARVEL_KINDS } from '../../cards/marvel-champions/kinds.ts'
import { noticeLines } from '../../discord/attack/board/notices.ts'
import { boardNames } from '../../discord/attack/face/names.ts'
import type { Answer } from '../../engine/types.ts'
import type { Shown } from '../../games/game.ts'
import { effectBattleFlow } from '../../games/gundam/effect-battle/flow.ts'
import { unitAttackFlow } from '../../games/gundam/unit-attack/flow.ts'
import { enemyAttackFlow } from '../../games/marvel-champions/enemy-attack/flow.ts'
import { playerAttackFlow } from '../../games/marvel-champions/player-attack/flow.ts'
import { type CompleteLanguage, LANGUAGES, type Language } from '../../language.ts'
import { playedGames } from '../../played-games.ts'
import type { Walkthrough } from '../../store/walkthroughs.ts'
import { wordsIn } from '../../words/words.ts'
import { lineFaultText } from '../line/fault-words.ts'
import { readWholeLine } from '../line/line.ts'
import { refusalOf } from './refused.ts'
import { inEdition, sideBySide } from './side-by-side.ts'
import { storyLines } from './story.ts'
import { type ReadScript, UNNAMED } from './telling.ts'

const { faces, flows } = playedGames()
const shipped = shippedCards()

/** Everything that is printed of a script, in a language. */
function printed(reading: ReadScript, played: Shown, notes: readonly string[] = []): string {
  const editions = played.refused
    ? []
    : reading.script.flow.editions.map(edition => inEdition(reading, edition))
  const t = wordsIn(reading.language)
  const ownName = faces.get(reading.script.flow.id)?.board.ownName
  const nameOf = boardNames(reading.named, reading.language, t, ownName).plain
  return [
    ...[
      ...notes,
      ...noticeLines(reading.script.flow.notices(played), nameOf, t),
      ...storyLines(reading, played),
    ],
    ...[refusalOf(reading, played) ?? '', ...(editions.length > 0 ? sideBySide(editions, t) : [])],
  ].join('\n')
}

/** Drawing every place takes long: a short run draws those of some plays, at another point and in another language each. */
const isLong = runs() >= 1000

type Stored = Pick<Walkthrough, 'names' | 'seats'>

/** What every place in Discord says of this play: its board, the answer to one command, the message in the channel, lists. */
function shownOf({ flow: id, setUp, answers }: Played, { names, seats }: Stored, language: Language): string {
  const scene = sceneOf({ flow: id, setUp, names, seats, language } as never, answers as readonly Answer[])
  return Object.entries(toldEverywhere(scene, language))
    .flatMap(([place, told]) => (place === 'board in another language' ? [] : [told]))
    .join('\n')
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
function strangeIn({ flow: id, setUp, answers }: Played, number: number): readonly object[] {
  const flow = flows.get(id)
  if (!flow) throw new Error(`there is no flow ${id}`)
  const half = answers.slice(0, Math.ceil(answers.length / 2))
  const cut = [...half, { question: 'defend', choice: 'x' }]
  const told = [answers, cut].flatMap(given => LANGUAGES.map(language => ({ given, language })))
  const isDrawn = (at: number) => isLong || number === 2 * at + 8 * Math.floor(number / 8)
  return told.flatMap(({ given, language }, at) => {
    const played = flow.play(setUp, given)
    const script = { flow, setUp: { ...setUp }, answers: given }
    const legal = given === cut ? half : given
    const shown = isDrawn(at) ? shownOf({ flow: id, setUp, answers: legal }, UNNAMED, language) : ''
    const text = `${printed({ script, named: UNNAMED, faces, language }, played)}\n${shown}`
    const own = [...textsIn(setUp), ...textsIn(given)].filter(isName)
    const strange = codeWordsIn(text, namesOfCode(played), own, language)
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
const LINES: Readonly<Record<CompleteLanguage, fc.Arbitrary<string>>> = {
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

/** The abilities that a line passes and of which no notice speaks. */
const silentIn = ({ flow }: ReadScript['script'], played: Shown): unknown[] => {
  const noticed = flow.notices(played).flatMap(({ kind, pieces }) => (kind === 'notPlayed' ? pieces : []))
  return declinedIn(played.events).filter(id => !noticed.includes(id))
}

/**
 * The words of the code in all that is printed of a line; `last`: where it does not end in a sentence; `silent`: what it passes
 * without a notice.
 */
function strangeInLine(line: string, language: Language, number: number): readonly object[] {
  const read = readWholeLine(line, { faces, cards, language })
  if ('fault' in read) {
    const text = lineFaultText(read.fault, { faces, language })
    const strange = codeWordsIn(text, [], namesIn(text), language)
    return strange.length > 0 ? [{ line, strange, text }] : []
  }
  const { script, notes, named } = read.read
  const { flow, setUp, answers } = script
  const reading = { ...read.read, faces, language }
  const played = flow.play(setUp, answers)
  const isDrawn = !played.refused && (isLong || number % 3 === 0)
  const shown = isDrawn ? shownOf({ flow: flow.id, setUp, answers }, named, language) : ''
  const text = `${printed(reading, played, notes)}\n${shown}`
  const strange = codeWordsIn(text, namesOfCode(played), namesIn(text), language)
  const last = storyLines(reading, played).at(-1) ?? ''
  const silent = silentIn(script, played)
  const isRight = strange.length === 0 && last.endsWith('.') && silent.length === 0
  return isRight ? [] : [{ line, strange, last, silent, text }]
}

it('nothing printed of a line has one either, every line ends in a sentence, and what it passes is noticed', () => {
  const found = LANGUAGES.flatMap(language =>
    fc
      .sample(LINES[spokenIn(language)], { numRuns: runs(1 / 3), seed: 39 })
      .flatMap((line, number) => strangeInLine(line, language, number)),
  )
  expect(found.slice(0, 3)).toEqual([])
})
