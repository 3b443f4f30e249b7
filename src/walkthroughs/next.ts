// What a table offers after a chapter that is over, and how one of its attacks becomes the next chapter.
import type { AnyTable, AttackAtTable, NextAtTable } from '../games/next.ts'
import type { Language } from '../language.ts'
import type { Head } from '../store/walkthroughs.ts'
import { tableLeft } from './left.ts'
import type { Scene } from './scene.ts'
import type { Prepared } from './start.ts'

/** The language of what follows a chapter. */
export const nextLanguageOf = ({
  language,
  nextLanguage,
}: Pick<Head, 'language' | 'nextLanguage'>): Language => nextLanguage ?? language

/** The table as a chapter has left it. */
export type TableAfter = {
  readonly offered: NextAtTable
  /** The chapter that begins with this attack and rests on the one that is over; the rules refuse what is illegal. */
  readonly prepared: (attack: AttackAtTable) => Prepared
  /** The chapter of what is told after it; null: this game tells nothing between attacks. */
  readonly changes: Prepared | null
}

/** null: the chapter is open, or leaves no table that this game can read. */
export function tableAfter(game: AnyTable, scene: Scene): TableAfter | null {
  const { walkthrough } = scene
  const left = tableLeft(game, scene)
  const table = left && game.read(left.table)
  if (!table) return null
  const { edition } = left
  const { names, seats } = walkthrough
  const after = { names, seats, on: walkthrough, answers: [] }
  const changes = table.changes(edition)
  return {
    offered: table.next(edition),
    prepared: attack => ({ ...table.attack(edition, attack), ...after }),
    changes: changes && { ...changes, ...after },
  }
}

/** The ids of pieces and players that a table knows of in its offers, with those that cannot be chosen now. */
export function idsOffered({ offers, barred }: NextAtTable): ReadonlySet<string> {
  const attacks = offers.filter(one => one.offer === 'attack')
  const inAttacks = attacks.flatMap(one => [
    one.attacker,
    ...[...one.targets, ...one.barred].map(({ id }) => id),
  ])
  return new Set([...inAttacks, ...barred.map(({ id }) => id)])
}
