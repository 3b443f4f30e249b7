// Begins the drawn attacks of Marvel Champions by the numbers of their cards, as a line says them, and tells how they go on.
import { test } from 'vitest'
import { lineFaultText } from '../../src/cli/line/fault-words.ts'
import { readLine } from '../../src/cli/line/line.ts'
import { terminalFor } from '../../src/cli/terminals.ts'
import { noticeLines } from '../../src/discord/attack/board/notices.ts'
import type { Answer } from '../../src/engine/types.ts'
import { playedGames } from '../../src/played-games.ts'
import { lineOf } from '../../src/words/story.ts'
import { wordsIn } from '../../src/words/words.ts'
import { namedCards as cards } from '../support/card-games.ts'
import list from './list.json' with { type: 'json' }

const { faces } = playedGames()
const t = wordsIn('en')

/** How an attack stands: its outcome, or what is asked now, and what was said before its story. */
export type Told = {
  readonly end: string | null
  readonly now: readonly string[]
  readonly notes: readonly string[]
  readonly story: string
}

/** Plays a line under the rules 1.8, then the answers of the table; a fault of the line is its `end`. */
function played(line: string, answers: readonly object[]): Told {
  const read = readLine(line, { faces, cards, language: 'en', edition: '1.8' })
  if ('fault' in read)
    return { end: lineFaultText(read.fault, { faces, language: 'en' }), now: [], notes: [], story: '' }
  const { script, nameOf, notes } = read.read
  const given = answers as readonly Answer[]
  const at = script.answers.findIndex(one => (one as Answer).question === 'damage')
  // What the table says before the line deals the damage.
  const before = given.filter(one => one.question === 'damage' && one.choice !== 'deal')
  const all =
    at < 0
      ? [...script.answers, ...given]
      : [
          ...script.answers.slice(0, at),
          ...before,
          ...script.answers.slice(at),
          ...given.filter(one => !before.includes(one)),
        ]
  const shown = script.flow.play(script.setUp, all)
  if (shown.refused) throw new Error(JSON.stringify(shown.refused))
  const told = shown.events.flatMap(event => {
    const line = lineOf(event, t, nameOf)
    return line ? `${line.clause.padEnd(15)} ${line.words}${line.ruling ? ` (${line.ruling})` : ''}` : []
  })
  return {
    end: terminalFor(script.flow.id).ends(shown, { t, nameOf }),
    now: (shown.prompt?.windows ?? []).map(({ name, choices }) => {
      const [kind = '', ...ids] = name.split(':')
      return `${[kind, ...ids.map(nameOf)].join(':')} (${choices.map(choice => nameOf(choice.name)).join(', ')})`
    }),
    notes: [...notes, ...noticeLines(script.flow.notices(shown), nameOf, t)],
    story: told.join('\n'),
  }
}

type Listed = { readonly number: number; readonly players: number }
const drawn = <A extends Listed>(flow: string, number: number): A => {
  const found = list.attacks.find(one => one.flow === flow && one.number === number)
  if (!found) throw new Error(`no ${flow} ${number} was drawn`)
  return found as unknown as A
}
type EnemyDrawn = Listed & Readonly<Record<'enemy' | 'hero' | 'defender' | 'boostCard', string>>
type PlayerDrawn = Listed & Readonly<Record<'attacker' | 'target', string>>

const SIDES: Readonly<Record<string, string>> = { nobody: 'nobody', hero: 'the hero' }
const CHOICES: Readonly<Record<string, string>> = { nobody: 'nobody', hero: 'hero-2' }
const isFighter = (code: string, ...types: readonly string[]) =>
  types.includes(String(cards.cardByCode(code)?.type))

/** A drawn attack by an enemy: how it goes with these answers, and the answers that the draw decides. */
export function drawnEnemyAttack(number: number) {
  const { enemy, hero, defender, boostCard, players } = drawn<EnemyDrawn>(ENEMY, number)
  const line = `${enemy} attacks ${hero}, ${SIDES[defender] ?? defender} defends, players ${players}`
  const boost = cards.cardByCode(boostCard) as { boostIcons?: number; boostStar?: true } | null
  return {
    /** The attack with the drawn boost card. */
    boosted: (...answers: object[]) => played(`${line}, boost ${boostCard}`, answers),
    /** The attack of a minion without boost card. */
    alone: (...answers: object[]) => played(line, answers),
    /** The attack of a minion that has the drawn boost card from before. */
    boostedBefore: (...answers: object[]) => played(`${line}, boost cards 1, boost ${boostCard}`, answers),
    defends: { question: 'defend', choice: CHOICES[defender] ?? 'ally-3' },
    flips: { question: 'boost#1', choice: boost?.boostStar ? 'flipStar' : 'flip', number: boost?.boostIcons },
    isMinion: isFighter(enemy, 'minion'),
  }
}

/** A drawn attack by a hero or an ally, made at once: how it goes with these answers. */
export function drawnPlayerAttack(number: number) {
  const { attacker, target, players } = drawn<PlayerDrawn>(PLAYER, number)
  return (...answers: object[]) => played(`${attacker} attacks ${target}, players ${players}`, answers)
}

const ENEMY = 'marvel-champions/enemy-attack'
const PLAYER = 'marvel-champions/player-attack'

/** The test of a drawn attack by an enemy. */
export const enemyAttack = (
  number: number,
  happens: string,
  plays: (attack: ReturnType<typeof drawnEnemyAttack>) => void,
): void => test(`enemy attack ${number}: ${happens}`, () => plays(drawnEnemyAttack(number)))

/** The test of a drawn attack by a player. */
export const playerAttack = (
  number: number,
  happens: string,
  plays: (attack: ReturnType<typeof drawnPlayerAttack>) => void,
): void => test(`player attack ${number}: ${happens}`, () => plays(drawnPlayerAttack(number)))

/** Carries out an ability, or a star ability, with these effects. */
export const done = (of: string, ...effects: object[]): object => ({
  question: `resolve:${of}`,
  choice: 'done',
  card: { effects },
})
/** Uses an ability that may be used, with these effects. */
export const uses = (question: string, ability: string, ...effects: object[]): object => ({
  question,
  choice: ability,
  card: { effects },
})
export const choose = (question: string, choice: string, number?: number): object => ({
  question,
  choice,
  ...(number !== undefined && { number }),
})
export const deal = choose('damage', 'deal')
export const finish = choose('finish', 'finish')
