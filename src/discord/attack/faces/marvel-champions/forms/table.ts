// The table of Marvel Champions as its forms see it.
import type { Facts } from '../../../../../engine/game.ts'
import type {
  ChangesOutcome,
  EnemyOutcome,
  PlayerOutcome,
  SchemeOutcome,
  ThwartOutcome,
} from '../../../../../games/marvel-champions/outcomes.ts'
import type { CharacterGiven } from '../../../../../games/marvel-champions/vocabulary/characters.ts'
import type { OtherCard } from '../../../../../games/marvel-champions/vocabulary/icons.ts'
import type { Each, Ref } from '../../../../../games/marvel-champions/vocabulary/single-effects.ts'
import type { SchemeInPlay } from '../../../../../games/marvel-champions/vocabulary/table-facts.ts'
import { isUnnamedScheme } from '../../../../../words/story.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import type { Beside } from '../../../face/effect-kinds.ts'
import { type FormTable, foremost } from '../../../face/table.ts'

export type CharactersOfForms = FormTable<CharacterGiven> & {
  readonly schemes: readonly Pick<SchemeInPlay, 'id' | 'kind' | 'card'>[]
  readonly otherCards: readonly Pick<OtherCard, 'id'>[]
  /** The player by whom or against whom it goes on. */
  readonly you?: string | undefined
  /** Whether a player's attack uses the basic power. */
  readonly isBasic?: boolean
}
/** The table of an enemy's attack, with the attacked player, whether a character defends, and whether only by an ability. */
export type DefendedTable = CharactersOfForms & {
  readonly attacked?: string
  readonly defended: boolean
  readonly byAbility: boolean
}

/** The pieces begin with the target of the attack and the attacker. */
export function charactersNow(
  { table, summary }: PlayerOutcome | EnemyOutcome | SchemeOutcome | ThwartOutcome | ChangesOutcome,
  { attacker, ability, target: against }: Facts,
): CharactersOfForms {
  const target = 'target' in summary ? summary.target?.character : undefined
  return {
    players: table.players,
    pieces: foremost(table.pieces, [target, attacker]),
    schemes: table.schemes ?? [],
    otherCards: table.otherCards ?? [],
    you:
      (against as { readonly player?: string } | undefined)?.player ??
      table.pieces.find(({ id }) => id === attacker)?.player,
    isBasic: ability === undefined,
  }
}

export function defendedTable(now: EnemyOutcome, setUp: Facts): DefendedTable {
  const { target, defended, defense } = now.summary
  return {
    ...charactersNow(now, setUp),
    ...(target && { attacked: target.player }),
    defended: defended.length > 0,
    byAbility: defense === 'ability',
  }
}

export const GROUP = 'group'

type Group = {
  readonly id: string
  readonly each: Each['each']
  readonly words: KeyIn<'forms'>
  readonly kinds: readonly CharacterGiven['kind'][]
}
const GROUPS: readonly Group[] = [
  { id: 'enemies', each: 'enemy', words: 'forms:group.enemies', kinds: ['villain', 'minion'] },
  { id: 'minions', each: 'minion', words: 'forms:group.minions', kinds: ['minion'] },
  {
    id: 'friends',
    each: 'friendly character',
    words: 'forms:group.friendly',
    kinds: ['hero', 'alter-ego', 'ally'],
  },
  { id: 'allies', each: 'ally', words: 'forms:group.allies', kinds: ['ally'] },
]

/** The villain is always in play: an effect finds it although nobody has named it. */
const UNNAMED_VILLAIN: Beside = {
  id: 'theVillain',
  is: 'villain',
  isCard: true,
  name: 'forms:group.villain',
  hint: null,
  unfit: 'notAGroup',
}

/** Whether nobody has named the villain; none is called by its word where something else is. */
export const isVillainUnnamed = ({ pieces }: Pick<CharactersOfForms, 'pieces'>): boolean =>
  !pieces.some(({ id, kind }) => kind === 'villain' || id === 'villain')

/** What an effect on a scheme can concern. */
export const SCHEME = 'scheme'

const SCHEME_WORDS = {
  main: 'forms:kind.mainScheme',
  side: 'forms:kind.sideScheme',
  'player side': 'forms:kind.playerSideScheme',
} as const

/** What an effect on a card that is neither a character nor a scheme can concern. */
export const OTHER = 'otherCard'

const otherOf = ({ id }: CharactersOfForms['otherCards'][number]): Beside => ({
  ...{ id, is: OTHER, name: null, hint: 'forms:kind.otherCard', unfit: 'notAGroup' },
})

/** A main scheme that no card has named is called what it is. */
const schemeOf = ({ id, kind }: CharactersOfForms['schemes'][number]): Beside => ({
  id,
  is: SCHEME,
  name: isUnnamedScheme(id) ? SCHEME_WORDS.main : null,
  hint: SCHEME_WORDS[kind],
  unfit: 'notAGroup',
})

/**
 * The groups with two characters or more, all of which one effect can concern, the villain if nobody has named it, the schemes
 * and the other cards.
 */
export const groupsAt = ({ pieces, schemes, otherCards }: CharactersOfForms): Beside[] => [
  ...GROUPS.filter(({ kinds }) => pieces.filter(({ kind }) => kinds.includes(kind)).length > 1).map(besideOf),
  ...(isVillainUnnamed({ pieces }) ? [UNNAMED_VILLAIN] : []),
  ...schemes.map(schemeOf),
  ...otherCards.map(otherOf),
]

const besideOf = ({ id, words }: Group): Beside => ({
  id,
  is: GROUP,
  name: words,
  hint: null,
  unfit: 'notAGroup',
})

/** The character that was chosen, as an effect names it. */
export const meantOne = ({ whom }: { readonly whom: string }): Ref =>
  whom === UNNAMED_VILLAIN.id ? { the: 'villain' } : { piece: whom }

/** The character or the group that was chosen, as an effect names it. */
export function meant(whom: string): Ref | Each {
  const group = GROUPS.find(one => one.id === whom)
  return group ? { each: group.each } : meantOne({ whom })
}

export const isExhausted = ({ ready }: CharacterGiven): boolean => ready === false
