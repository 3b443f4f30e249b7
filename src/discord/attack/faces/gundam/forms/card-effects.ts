// The kinds for effects of the GUNDAM CARD GAME on Units and Bases.
import type { Effect } from '../../../../../games/gundam/effects/schemas.ts'
import type { PieceGiven } from '../../../../../games/gundam/rules/pieces.ts'
import type { KeyIn } from '../../../../../words/words.ts'
import { AMOUNT, CHANGE, type Kind, one, plain, type Said, some } from '../../../forms/effect-kinds.ts'
import { SHIELD_AREA } from './players-and-shield-area.ts'
import { type Cards, isRested } from './table.ts'

type GundamKind = Kind<Effect, Cards>
type Keyword = 'Blocker' | 'First Strike' | 'High-Maneuver' | 'Suppression'
type Leaving = Extract<Effect, { kind: 'leaves' }>['how']

type Meant = Pick<Said, 'whom' | 'number'>

const ref = ({ whom }: Meant) => ({ piece: whom })

const damage: GundamKind = {
  name: 'damage',
  words: 'forms:gundam.damage',
  effect: 'damage',
  whom: 'needed',
  orWhom: SHIELD_AREA,
  number: AMOUNT,
  makes: said => {
    const to = said.whom === SHIELD_AREA ? SHIELD_AREA : ref(said)
    return one({ kind: 'damage', to, amount: plain(said) })
  },
}

function amount(name: 'recover' | 'prevent', words: KeyIn<'forms'>): GundamKind {
  const makes = (said: Meant) => one<Effect>({ kind: name, to: ref(said), amount: plain(said) })
  return { name, words, effect: name, whom: 'needed', number: AMOUNT, makes }
}

function change(name: 'ap' | 'hp', words: KeyIn<'forms'>): GundamKind {
  const makes = (said: Meant) => one<Effect>({ kind: name, who: ref(said), amount: plain(said) })
  return { name, words, effect: name, whom: 'needed', number: CHANGE, makes }
}

function turned(name: 'rest' | 'setActive', words: KeyIn<'forms'>): GundamKind {
  const fits = some<PieceGiven>(piece => isRested(piece) === (name === 'setActive'))
  const makes = (said: Meant) => one<Effect>({ kind: name, who: ref(said) })
  return { name, words, effect: name, whom: 'needed', fits, makes }
}

function gone(how: Leaving, words: KeyIn<'forms'>): GundamKind {
  const makes = (said: Meant) => one<Effect>({ kind: 'leaves', who: ref(said), how })
  return { name: how, words, effect: 'leaves', whom: 'needed', makes }
}

function gained(keyword: Keyword, words: KeyIn<'forms'>): GundamKind {
  const makes = (said: Meant) => one<Effect>({ kind: 'keyword', keyword, who: ref(said) })
  return { name: keyword, words, effect: 'keyword', whom: 'needed', makes }
}

/** A form offers this kind only while a card in play has the keyword. */
function lost(keyword: Keyword | 'Breach', words: KeyIn<'forms'>): GundamKind {
  const fits = some<PieceGiven>(({ keywords = [], breach = 0 }) =>
    keyword === 'Breach' ? breach > 0 : keywords.includes(keyword),
  )
  const makes = (said: Meant) => one<Effect>({ kind: 'keyword', keyword, who: ref(said), loses: true })
  return { name: `no ${keyword}`, words, effect: 'keyword', whom: 'needed', fits, makes }
}

const breach: GundamKind = {
  name: 'Breach',
  words: 'forms:gundam.breach',
  effect: 'keyword',
  whom: 'needed',
  number: { min: 1, max: 99 },
  makes: said => one({ kind: 'keyword', keyword: 'Breach', who: ref(said), amount: plain(said) }),
}

export const ON_CARDS: readonly GundamKind[] = [
  damage,
  change('ap', 'forms:gundam.ap'),
  change('hp', 'forms:gundam.hp'),
  amount('prevent', 'forms:gundam.prevent'),
  { ...amount('recover', 'forms:gundam.recover'), fits: some<PieceGiven>(({ damage: on = 0 }) => on > 0) },
  turned('rest', 'forms:gundam.rest'),
  turned('setActive', 'forms:gundam.setActive'),
  gone('destroyed', 'forms:gundam.destroyed'),
  gone('returned', 'forms:gundam.returned'),
  gone('trash', 'forms:gundam.trash'),
]

export const KEYWORDS: readonly GundamKind[] = [
  gained('Blocker', 'forms:gundam.blocker'),
  gained('First Strike', 'forms:gundam.firstStrike'),
  gained('High-Maneuver', 'forms:gundam.highManeuver'),
  gained('Suppression', 'forms:gundam.suppression'),
  breach,
  lost('Blocker', 'forms:gundam.noBlocker'),
  lost('First Strike', 'forms:gundam.noFirstStrike'),
  lost('High-Maneuver', 'forms:gundam.noHighManeuver'),
  lost('Suppression', 'forms:gundam.noSuppression'),
  lost('Breach', 'forms:gundam.noBreach'),
]
