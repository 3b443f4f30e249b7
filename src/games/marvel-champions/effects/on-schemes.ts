// The effects on schemes: threat that is placed or removed, a scheme that leaves, what is known of it, an acceleration token.
import { next, tell } from '../../../engine/table.ts'
import type { Context } from '../../../engine/types.ts'
import { otherCardLeaves, otherCardsIn } from '../rules/icons.ts'
import { fromSchemes } from '../rules/scheme-of-choice.ts'
import { replaceScheme, schemeAsSaid, schemeMeant, schemesIn } from '../rules/schemes.ts'
import { clauseHere, type MarvelTable, type State } from '../rules/state.ts'
import { advances, placesThreat, schemeIsDefeated } from '../rules/threat.ts'
import { innerThwartBarred, removalBarred } from '../rules/thwarting.ts'
import type { EffectOf } from '../vocabulary/effects.ts'
import { EFFECT_SCHEMAS } from '../vocabulary/single-effects.ts'
import type { SchemeInPlay } from '../vocabulary/table-facts.ts'
import { amountProblem, problem, type Refused, type Rule, withAmount } from './rules.ts'

/** Why an effect cannot name a scheme: it is not at the table. None that is named is always legal: nobody may have named it. */
const mustBeHere = (state: State, scheme: string | undefined): Refused =>
  scheme === undefined || schemesIn(state).some(({ id }) => id === scheme)
    ? null
    : problem('noSuchScheme', 'MC-THREAT-01')

export const threat: Rule<'threat'> = {
  schema: EFFECT_SCHEMAS.threat,
  illegal: (state, { amount, scheme }, context) => {
    const isRemoved = typeof amount === 'number' && amount < 0
    const meant = schemeMeant(state, scheme ?? null)
    const barred = isRemoved
      ? (innerThwartBarred(state, meant, context) ?? removalBarred(state, meant, context))
      : null
    return mustBeHere(state, scheme) ?? barred ?? amountProblem(state, amount, context)
  },
  applies: (table, effect, context) => {
    if (effect.card !== undefined) return onNamedScheme(table, effect, context)
    return withAmount(table, effect, effect.amount, context, amount => {
      const { state } = table.memory
      const scheme = schemeMeant(state, effect.scheme ?? null)
      // Whether threat is left decides about a side scheme.
      if (amount < 0 && scheme && scheme.kind !== 'main' && scheme.threat === undefined) {
        const facts = { scheme: scheme.id, clause: clauseHere(state) }
        next(table, { task: 'inquiry', inquiry: 'threatOn', facts }, { task: 'effect', effect, context })
        return
      }
      state.activation.threat += amount
      placesThreat(table, effect.scheme ?? null, amount, clauseHere(state))
    })
  },
}

/** The same for the scheme of a card; where no such scheme is at the table, its threat changes nothing there. */
function onNamedScheme(table: MarvelTable, { card, ...effect }: EffectOf<'threat'>, context: Context): void {
  const { state } = table.memory
  const scheme = schemesIn(state).find(one => one.card === card)
  if (scheme) next(table, { task: 'effect', effect: { ...effect, scheme: scheme.id }, context })
  else tell(table, { type: 'no_bearing', clause: clauseHere(state) })
}

/** The schemes that can lose threat to this effect. */
const ableIn = (state: State, { from }: EffectOf<'removesThreat'>, context: Context): SchemeInPlay[] =>
  schemesIn(state).filter(
    scheme =>
      (scheme.kind === 'main' ? !from.endsWith('side scheme') : from !== 'main scheme') &&
      scheme.threat !== 0 &&
      !innerThwartBarred(state, scheme, context) &&
      !removalBarred(state, scheme, context),
  )

export const threatOffScheme: Rule<'removesThreat'> = {
  schema: EFFECT_SCHEMAS.removesThreat,
  illegal: (state, { amount }, context) => amountProblem(state, amount, context),
  applies: (table, effect, context) =>
    withAmount(table, effect, effect.amount, context, amount => {
      const { state } = table.memory
      const able = ableIn(state, effect, context)
      const isEach = effect.from.startsWith('each')
      // At a table where nobody has named a scheme, only the amount is told.
      if (schemesIn(state).length === 0) fromSchemes(table, amount, [undefined], context)
      else if (isEach || able.length === 1)
        fromSchemes(
          table,
          amount,
          able.map(({ id }) => id),
          context,
        )
      else if (able.length === 0) {
        const [clause, code] = ['MC18-TH-04', 'noThreat'] as const
        tell(table, { type: 'effect_fizzled', clause, effect: effect.kind, code })
      } else {
        const facts = { amount, context, able: able.map(({ id }) => id) }
        next(table, { task: 'inquiry', inquiry: 'chooseScheme', facts })
      }
    }),
}

export const schemeLeaves: Rule<'schemeLeaves'> = {
  schema: EFFECT_SCHEMAS.schemeLeaves,
  illegal: (state, { scheme, how }) => {
    const kind = schemeMeant(state, scheme)?.kind
    if (kind === undefined) return problem('noSuchScheme', 'MC-THREAT-01')
    // A main scheme goes on to its next stage, also without any threat; nothing else does.
    return (kind === 'main') === (how === 'advances') ? null : problem('otherScheme', 'MC-THREAT-05')
  },
  applies: (table, { scheme: id, how }) => {
    const { state } = table.memory
    const scheme = schemeMeant(state, id)
    if (!scheme) return
    if (how === 'advances') return advances(table, scheme, null)
    if (how === 'defeated') return schemeIsDefeated(table, scheme)
    replaceScheme(state, id, null)
    tell(table, { type: 'scheme_left_play', clause: clauseHere(state), scheme: id })
  },
}

export const schemeKnown: Rule<'schemeKnown'> = {
  schema: EFFECT_SCHEMAS.schemeKnown,
  illegal: (state, { scheme }) => mustBeHere(state, scheme),
  applies: (table, effect) => {
    const { state } = table.memory
    const scheme = schemeMeant(state, effect.scheme)
    if (!scheme) return
    const { kind: _, scheme: __, if: ___, ...said } = effect
    replaceScheme(state, scheme.id, schemeAsSaid(scheme, said))
    const now = schemeMeant(state, scheme.id)
    tell(table, {
      type: 'scheme_corrected',
      clause: clauseHere(state),
      scheme: scheme.id,
      ...(now?.threat !== undefined && { now: now.threat }),
    })
  },
}

export const cardLeaves: Rule<'cardLeaves'> = {
  schema: EFFECT_SCHEMAS.cardLeaves,
  illegal: (state, { card }) =>
    otherCardsIn(state).some(({ id }) => id === card) ? null : problem('noSuchPiece'),
  applies: (table, { card }) => otherCardLeaves(table, card),
}

export const accelerationToken: Rule<'accelerationToken'> = {
  schema: EFFECT_SCHEMAS.accelerationToken,
  illegal: (state, { scheme }) => mustBeHere(state, scheme),
  applies: (table, effect) => {
    const { state } = table.memory
    const scheme = schemeMeant(state, effect.scheme ?? null)
    const tokens = (scheme?.tokens ?? 0) + 1
    if (scheme) replaceScheme(state, scheme.id, { ...scheme, tokens })
    tell(table, {
      type: 'token_added',
      clause: 'MC-ACCTOKEN-01',
      ...(scheme && { scheme: scheme.id, tokens }),
    })
  },
}
