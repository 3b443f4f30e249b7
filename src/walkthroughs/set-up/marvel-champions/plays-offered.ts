// Which cards of players fit a prompt, in the order in which it offers them, and the answers that play them.
import type { Card } from '../../../cards/card.ts'
import type { Cards } from '../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../cards/marvel-champions/kinds.ts'
import { isBeside } from '../../../cards/marvel-champions/play-words.ts'
import { type PlayAsWay, waysOf, wholePlaysOf } from '../../../cards/marvel-champions/plays-of-card.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import { aboutIt } from '../../../games/marvel-champions/rules/abilities/about-it.ts'
import type { Moment } from '../../../games/marvel-champions/rules/abilities/moments.ts'
import { withUsed } from '../../../games/marvel-champions/rules/cards-used.ts'
import { THWART_FLOW } from '../../../games/marvel-champions/thwarts-offered.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import type { Effect } from '../../../games/marvel-champions/vocabulary/effects.ts'
import type { PlayWay, WholePlay } from '../../../games/marvel-champions/vocabulary/player-plays.ts'
import type { Spent } from '../../../games/marvel-champions/vocabulary/table-facts.ts'
import { onceFor } from '../../../kept.ts'
import { FALLBACK } from '../../../language.ts'
import { type BeginsByCard, begunByCard } from './begins-of-play.ts'
import { type Fit, fitsIn, isIdentityKind, spentOf, thisPiece } from './play-fits.ts'
import type { PromptNow, WindowNow } from './play-moments.ts'

type Played = Card & MarvelCard

/** One way of a card that fits a window. */
export type PlayOffered = {
  readonly card: Played
  /** The code of the card with the numbers of its row and its way: what a custom id holds. */
  readonly key: string
  readonly play: WholePlay
  readonly way: PlayAsWay
  readonly question: string
  /** Who plays it. */
  readonly owner: string
  /** Whether another player could play it as well, and it would matter. */
  readonly isOneOfSeveral: boolean
  readonly effects: readonly Effect[]
  /** The attack or thwart that begins with it; null: it is played where the prompt stands. */
  readonly begins: (BeginsByCard & Pick<PromptNow, 'played'>) | null
}

type Row = { readonly card: Played; readonly number: number; readonly play: WholePlay }

/** The rows of all cards by the moment at which they are played. */
const rowsByMoment = onceFor((cards: Cards): ReadonlyMap<string, readonly Row[]> => {
  const all = cards.findCards({
    ...{ query: '', language: FALLBACK, limit: Number.POSITIVE_INFINITY },
    kinds: [MARVEL_KINDS.playedCard],
  })
  return Map.groupBy(all.flatMap(rowsOf), ({ play }) => onOf(play) ?? String(play.at))
})

const rowsOf = (card: Played): Row[] => wholePlaysOf(card).map(({ number, play }) => ({ card, number, play }))

const onOf = ({ at }: WholePlay): Moment['on'] | null => (typeof at === 'string' ? null : at.on)

/** All cards that fit a prompt: first those of the heroes’ own sets, then those that were played here before, then all others. */
export function playsOffered(cards: Cards, prompt: PromptNow): readonly PlayOffered[] {
  const rows = rowsByMoment(cards)
  const moments = prompt.actions
    ? ['ability' as const]
    : new Set(prompt.windows.flatMap(window => window.moments.map(({ on }) => on)))
  const sets = setsOf(cards, prompt)
  const before = new Set(prompt.played.map(({ card }) => card))
  const fitting = [...moments]
    .flatMap(on => rows.get(on) ?? [])
    .filter(row => !isReminder(row) && !(prompt.actions && isBeside(row.play)))
    .flatMap(row => offersOf(row, prompt, ownersOf(row.card, prompt, sets), fit => spentOf(fit) === null))
  const rank = ({ card }: PlayOffered) => (isOwn(card) ? 0 : before.has(card.code) ? 1 : 2)
  return fitting.toSorted((one, other) => rank(one) - rank(other))
}

/** What this card can do at a prompt, whoever’s it is: for a card that somebody names. */
export const playsOfCard = (card: Played, prompt: PromptNow): readonly PlayOffered[] =>
  rowsOf(card).flatMap(row => offersOf(row, prompt, prompt.players, fit => spentNamed(fit) === null))

/** What keeps a card that somebody names from being used again: of one that is not unique, another may be there. */
const spentNamed = (fit: Fit): Spent | null => (fit.card.unique ? spentOf(fit) : null)

/** The same of a card, whatever the prompt. */
export const spentNow = (card: Played, prompt: PromptNow): Spent | null =>
  rowsOf(card)
    .flatMap(({ play }) => prompt.players.map(owner => spentNamed({ card, play, owner, prompt })))
    .find(spent => spent !== null) ?? null

/** The card with this key as the prompt offers it or takes it by its name; null: it fits no more. */
export function playOffered(
  cards: Cards,
  prompt: PromptNow,
  { key, owner }: { readonly key: string; readonly owner: string },
): PlayOffered | null {
  const [code = ''] = key.split('.')
  const card = cards.cardByCode(code)
  if (!card || !MARVEL_KINDS.playedCard.is(card)) return null
  return playsOfCard(card, prompt).find(one => one.key === key && one.owner === owner) ?? null
}

/** The answer that plays it, with the id under which the walkthrough has its name. */
export function playAnswer({ question, owner, play, effects }: PlayOffered, name: string): Answer {
  return { question, card: { name, owner, ...(play.label && { label: play.label }), effects: [...effects] } }
}

const isOwn = ({ aspect }: Played): boolean => aspect === 'hero'

/** The sets of the players’ identities, as far as their cards are known. */
const setsOf = (cards: Cards, { pieces }: PromptNow): ReadonlyMap<string, string> =>
  new Map(
    pieces.flatMap(({ kind, player, code }) => {
      if (!player || !isIdentityKind(kind) || code === undefined) return []
      const set = (cards.cardByCode(code) as Played | null)?.set?.[FALLBACK]
      return set === undefined ? [] : [[player, set] as const]
    }),
  )

/** The players who may have the card: of a hero’s own set only that hero’s. Who is attacked or acts comes first. */
const ownersOf = (card: Played, { players, player }: PromptNow, sets: ReadonlyMap<string, string>) =>
  [player, ...players.filter(one => one !== player)].filter(
    one => !isOwn(card) || sets.get(one) === card.set?.[FALLBACK],
  )

/** The engine opens what the card of a character in play waits for by itself. */
const isReminder = ({ card: { triggers = [], type }, play }: Row): boolean =>
  ['hero', 'alter-ego', 'ally'].includes(type) && triggers.some(({ on }) => on === onOf(play))

/** The offers of a row: in the latest window that fits, for one player, or for each if it matters who plays it. */
function offersOf(
  { card, number, play }: Row,
  prompt: PromptNow,
  owners: readonly string[],
  may: (fit: Fit) => boolean,
): readonly PlayOffered[] {
  const fits = owners.flatMap(owner => {
    const fit = { card, play, owner, prompt }
    const window = may(fit) ? prompt.windows.findLast(one => fitsIn(one, fit)) : undefined
    return window ? [{ owner, window }] : []
  })
  const matters = JSON.stringify([play]).includes('your identity') || play.attacks || play.thwarts
  const meant = matters ? fits : fits.slice(0, 1)
  return meant.flatMap(({ owner, window }) =>
    waysOf(play).flatMap((way, index): PlayOffered[] => {
      const does = doesHere(card, play, way, { piece: thisPiece(card, prompt, owner), owner, prompt })
      if (!does?.effects.every(effect => isLegal(effect, window)) || isVain(does.effects, prompt)) return []
      const key = `${card.code}.${number}.${index}`
      const isOneOfSeveral = meant.length > 1
      return [{ card, key, play, way, question: window.question, owner, isOneOfSeveral, ...does }]
    }),
  )
}

/** What the table remembers of it; of a character at the table it knows by itself whether it is exhausted. */
function usedAs(
  { code }: Played,
  { cost, limit }: WholePlay,
  piece: CharacterGiven | undefined,
): { readonly card: string; readonly spent?: Spent } {
  const exhausts = !piece && cost?.some(one => 'exhaust' in one && one.exhaust === 'this')
  const spent = exhausts ? 'exhausted' : limit?.per
  return { card: code, ...(spent && { spent }) }
}

type User = {
  readonly piece: CharacterGiven | undefined
  readonly owner: string
  readonly prompt: PromptNow
}

/** What a way does here; null: nothing. */
function doesHere(
  card: Played,
  play: WholePlay,
  way: PlayAsWay,
  user: User,
): Pick<PlayOffered, 'effects' | 'begins'> | null {
  const used = usedAs(card, play, user.piece)
  if (way.attacks || way.thwarts) {
    const begins = begunHere(play, way, user)
    const played = withUsed(user.prompt.played, { ...used, ...(used.spent && { player: user.owner }) })
    return begins && { effects: [], begins: { ...begins, played } }
  }
  const effects = effectsOf(play, way, user.piece)
  return effects && { effects: [{ kind: 'cardUsed', ...used }, ...effects], begins: null }
}

/** The attack or thwart by it; null: nobody is there who makes it, or no scheme for a thwart. An enemy can still come. */
function begunHere(play: WholePlay, way: PlayAsWay, { piece, owner, prompt }: User): BeginsByCard | null {
  const { pieces, actions } = prompt
  const user = piece ?? pieces.find(({ kind, player }) => player === owner && isIdentityKind(kind))
  const begins = user ? begunByCard(play, way, { attacker: user.id, isUser: piece !== undefined }) : null
  return begins?.flow === THWART_FLOW && !actions?.thwartersOf.includes(owner) ? null : begins
}

const isLegal = (effect: Effect, { effects }: WindowNow): boolean =>
  effects.includes(effect.kind) && (effect.kind !== 'andThen' || effects.includes(effect.first.kind))

/** The kind of those among whom one is chosen, if they are of one kind. */
const ONE_KIND: Readonly<Partial<Record<string, CharacterGiven['kind']>>> = {
  ...{ ally: 'ally', 'ally of you': 'ally', minion: 'minion', 'minion engaged with you': 'minion' },
}

/** Whether it would cancel what the faceup boost card does not have, or choose one of a kind that is not there. */
function isVain(effects: readonly Effect[], { faceup, actions, pieces }: PromptNow): boolean {
  const kinds = effects.flatMap(effect =>
    effect.kind === 'chooses' ? (ONE_KIND[effect.from.each] ?? []) : [],
  )
  if (actions && kinds.some(kind => pieces.every(piece => piece.kind !== kind))) return true
  const cancels = effects.flatMap(effect => (effect.kind === 'cancelBoost' ? [effect.what] : []))
  return faceup !== null && cancels.length > 0 && !cancels.some(what => faceup[what])
}

/** What paying its costs does to characters at the table, and the effects of the way; null: it has none here. */
function effectsOf(
  { cost = [] }: WholePlay,
  { effects }: PlayWay,
  piece: CharacterGiven | undefined,
): readonly Effect[] | null {
  if (!effects) return null
  const identity = { the: 'your identity' } as const
  const paid = cost.flatMap((one): Effect[] => {
    if ('damage' in one) return [{ kind: 'damage', to: identity, amount: one.damage }]
    if (!('exhaust' in one)) return []
    if (one.exhaust === 'your identity') return [{ kind: 'exhaust', who: identity }]
    return one.exhaust === 'this' && piece ? [{ kind: 'exhaust', who: { piece: 'this' } }] : []
  })
  const all: readonly Effect[] = [...paid, ...effects]
  if (piece) return aboutIt(all, piece.id)
  return JSON.stringify(all).includes('"piece":"this"') ? null : all
}
