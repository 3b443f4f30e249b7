// The kinds for what happens to schemes: threat, what is corrected, how one leaves play.
import type { Effect, EffectOf } from '../../../../../games/marvel-champions/vocabulary/effects.ts'
import { AMOUNT, type CardAndNumber, CHANGE, one, plainNumber } from '../../../face/effect-kinds.ts'
import { about, type MarvelKind } from './common-kinds.ts'
import { OTHER, SCHEME } from './table.ts'

/** Without a scheme it goes on the main scheme. */
const onScheme = ({ whom }: Pick<CardAndNumber, 'whom'>) => (whom === '' ? {} : { scheme: whom })

/** Threat that is placed; a negative number removes it. */
export const threatKind = (group: 'other' | 'scheme'): MarvelKind => ({
  ...about('threat', group, 'threat'),
  whom: 'possible',
  orWhom: SCHEME,
  onlyThose: true,
  number: CHANGE,
  makes: said => one<Effect>({ kind: 'threat', amount: plainNumber(said), ...onScheme(said) }),
})

/** A (thwart) ability of a player: crisis, patrol and confused count (MC-THWART-02). */
export const THWART_ABILITY: MarvelKind = {
  ...about('thwartAbility', 'other', 'threat'),
  whom: 'possible',
  orWhom: SCHEME,
  onlyThose: true,
  number: AMOUNT,
  byTeller: true,
  forms: ['report'],
  // Where nobody has spoken of a scheme nothing protects one.
  fits: ({ schemes }) => schemes.length > 0,
  makes: said => ({
    ...one<Effect>({ kind: 'threat', amount: -plainNumber(said), ...onScheme(said) }),
    label: 'thwart',
    ...(said.table.you !== undefined && { owner: said.table.you }),
  }),
}

const hasScheme: Pick<MarvelKind, 'whom' | 'orWhom' | 'onlyThose' | 'fits'> = {
  whom: 'needed',
  orWhom: SCHEME,
  onlyThose: true,
  fits: ({ schemes }) => schemes.length > 0,
}

type Known = Omit<EffectOf<'schemeKnown'>, 'kind' | 'scheme' | 'if'>

const corrected = (
  name: 'threatIs' | 'thresholdIs' | 'stepThreatIs' | 'tokensAre' | 'hazardIs',
  said: (number: number) => Known,
  number = AMOUNT as { readonly min: number; readonly max: number },
): MarvelKind => ({
  ...about(name, 'scheme', 'schemeKnown'),
  ...hasScheme,
  number,
  makes: given => one<Effect>({ kind: 'schemeKnown', scheme: given.whom, ...said(plainNumber(given)) }),
})

const gone = (
  name: 'schemeDefeated' | 'schemeDiscarded' | 'schemeAdvances',
  how: EffectOf<'schemeLeaves'>['how'],
): MarvelKind => ({
  ...about(name, 'scheme', 'schemeLeaves'),
  ...hasScheme,
  makes: ({ whom }) => one<Effect>({ kind: 'schemeLeaves', scheme: whom, how }),
})

const crisis = (name: 'crisis' | 'noCrisis'): MarvelKind => ({
  ...about(name, 'scheme', 'schemeKnown'),
  ...hasScheme,
  makes: ({ whom }) => one<Effect>({ kind: 'schemeKnown', scheme: whom, crisis: name === 'crisis' }),
})

/** What is told of schemes between two attacks. */
export const TABLE_SCHEME_KINDS: readonly MarvelKind[] = [
  threatKind('scheme'),
  gone('schemeDefeated', 'defeated'),
  gone('schemeDiscarded', 'discarded'),
  gone('schemeAdvances', 'advances'),
  {
    ...about('token', 'scheme', 'accelerationToken'),
    whom: 'possible',
    orWhom: SCHEME,
    onlyThose: true,
    makes: said => one<Effect>({ kind: 'accelerationToken', ...onScheme(said) }),
  },
  corrected('threatIs', threat => ({ threat }), { min: 0, max: 999 }),
  corrected('thresholdIs', threshold => ({ threshold }), { min: 1, max: 999 }),
  corrected('stepThreatIs', acceleration => ({ acceleration })),
  corrected('tokensAre', tokens => ({ tokens })),
  crisis('crisis'),
  crisis('noCrisis'),
  corrected('hazardIs', hazard => ({ hazard })),
  {
    ...about('otherCardGone', 'scheme', 'cardLeaves'),
    whom: 'needed',
    orWhom: OTHER,
    onlyThose: true,
    fits: ({ otherCards }) => otherCards.length > 0,
    makes: ({ whom }) => one<Effect>({ kind: 'cardLeaves', card: whom }),
  },
]
