// The kinds for effects of Marvel Champions on characters.
import type { Effect } from '../../../../../games/marvel-champions/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/marvel-champions/rules/characters.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import { AMOUNT, type Kind, one, plain, type Said, some } from '../../../forms/effect-kinds.ts'
import { type Characters, isExhausted } from './table.ts'

type MarvelKind = Kind<Effect, Characters>
type Status = 'tough' | 'stunned' | 'confused'
type Leaving = Extract<Effect, { kind: 'leaves' }>['how']

type Meant = Pick<Said, 'whom' | 'number'>

const ref = ({ whom }: Meant) => ({ piece: whom })

function amount(name: 'damage' | 'heal', words: KeyIn<'forms'>): MarvelKind {
  const makes = (said: Meant) => one<Effect>({ kind: name, to: ref(said), amount: plain(said) })
  return { name, words, effect: name, whom: 'needed', number: AMOUNT, makes }
}

function given(status: Status, words: KeyIn<'forms'>): MarvelKind {
  const makes = (said: Meant) => one<Effect>({ kind: 'status', to: ref(said), status })
  return { name: status, words, effect: 'status', whom: 'needed', makes }
}

/** Discards a status card. A form offers this kind only while a character has the status. */
function discarded(status: Status, words: KeyIn<'forms'>): MarvelKind {
  const fits = some<PieceGiven>(piece => (piece[status] ?? 0) > 0)
  const makes = (said: Meant) => one<Effect>({ kind: 'status', to: ref(said), status, remove: true })
  return { name: `no ${status}`, words, effect: 'status', whom: 'needed', fits, makes }
}

function turned(name: 'exhaust' | 'ready', words: KeyIn<'forms'>): MarvelKind {
  const fits = some<PieceGiven>(piece => isExhausted(piece) === (name === 'ready'))
  const makes = (said: Meant) => one<Effect>({ kind: name, who: ref(said) })
  return { name, words, effect: name, whom: 'needed', fits, makes }
}

function gone(how: Leaving, words: KeyIn<'forms'>): MarvelKind {
  const makes = (said: Meant) => one<Effect>({ kind: 'leaves', who: ref(said), how })
  return { name: how, words, effect: 'leaves', whom: 'needed', makes }
}

/** Retaliate X; without a number X is 1. */
function retaliate(words: KeyIn<'forms'>): MarvelKind {
  return {
    name: 'retaliate',
    words,
    effect: 'keyword',
    whom: 'needed',
    number: { min: 1, max: 99, or: ['none'] },
    makes: said => one({ kind: 'keyword', keyword: 'retaliate', who: ref(said), amount: plain(said) || 1 }),
  }
}

/** The character loses all its retaliate. */
function noRetaliate(words: KeyIn<'forms'>): MarvelKind {
  return {
    name: 'no retaliate',
    words,
    effect: 'keyword',
    whom: 'needed',
    fits: some<PieceGiven>(piece => (piece.retaliate ?? 0) > 0),
    makes: said => one({ kind: 'keyword', keyword: 'retaliate', who: ref(said), amount: 99, loses: true }),
  }
}

export const ON_CHARACTERS: readonly MarvelKind[] = [
  amount('damage', 'forms:marvel.damage'),
  { ...amount('heal', 'forms:marvel.heal'), fits: some<PieceGiven>(({ damage = 0 }) => damage > 0) },
  given('tough', 'forms:marvel.tough'),
  given('stunned', 'forms:marvel.stunned'),
  turned('exhaust', 'forms:marvel.exhaust'),
  turned('ready', 'forms:marvel.ready'),
  gone('defeated', 'forms:marvel.defeated'),
  gone('discarded', 'forms:marvel.discarded'),
  retaliate('forms:marvel.retaliate'),
]

/** These kinds stand last, so a full select drops them. “Correct the table” can set the statuses, too. */
export const RARELY: readonly MarvelKind[] = [
  noRetaliate('forms:marvel.noRetaliate'),
  discarded('tough', 'forms:marvel.noTough'),
  discarded('stunned', 'forms:marvel.noStunned'),
  given('confused', 'forms:marvel.confused'),
  discarded('confused', 'forms:marvel.noConfused'),
]
