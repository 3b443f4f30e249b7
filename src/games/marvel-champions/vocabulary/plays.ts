// What a card does as a boost card, as its data say it: the engine’s own effects, or what the engine lacks for it.
import { z } from 'zod'
import { WAYS } from './asked-facts.ts'
import { attachSchema, choosesSchema, eitherSchema, oneOfSchema } from './effects.ts'
import { EFFECT_SCHEMAS } from './single-effects.ts'

const { damage, heal, status, exhaust, boostCard, boostIcons, threat, keyword, indirect, noBearing } =
  EFFECT_SCHEMAS
const { atk, sch, leaves, known, activation, enters } = EFFECT_SCHEMAS
const simple = [
  damage,
  heal,
  status,
  exhaust,
  boostCard,
  boostIcons,
  threat,
  keyword,
  indirect,
  noBearing,
  atk,
  sch,
  leaves,
  known,
  activation,
  enters,
] as const
const chooses = choosesSchema.extend({ effects: z.array(z.discriminatedUnion('kind', simple)).min(1).max(4) })
const one = z.discriminatedUnion('kind', [...simple, chooses])
const either = eitherSchema.extend({ does: z.array(one).min(1).max(4), else: z.array(one).max(4) })
const way = z.strictObject({ name: z.enum(WAYS), effects: z.array(z.union([one, either])).max(4) })
/** The card itself; what it gives and what waits on it stands in its other fields. */
const attach = attachSchema.omit({ card: true, abilities: true })
const boostEffect = z.discriminatedUnion('kind', [
  ...simple,
  attach,
  chooses,
  either,
  oneOfSchema.extend({ ways: z.array(way).min(2).max(4) }),
])
export type BoostEffect = z.infer<typeof boostEffect>

/** What keeps an ability from being played: then its player reads the card. */
export const BOOST_LACKS = [
  'a number or fact of the table',
  'a character of choice',
  'one of several ways',
  'attaching',
  'entering play',
  'another activation',
  'a scheme of a name',
  'indirect damage',
  'the rest of the activation',
  'a boost card for later',
  'another card',
  'the own leader',
  'the villain’s form',
] as const

export type BoostLack = (typeof BOOST_LACKS)[number]

/** The kind of activation that alone has a use for an effect; null: either has one. */
function onlyUsedIn(effect: BoostEffect): 'attack' | 'scheme' | null {
  if (effect.kind === 'sch') return 'scheme'
  const isOnAttack = effect.kind === 'keyword' ? effect.who === undefined : ON_ATTACK.includes(effect.kind)
  return isOnAttack ? 'attack' : null
}

const ON_ATTACK: readonly BoostEffect['kind'][] = ['indirect', 'atk']

/** Whether its condition keeps an effect from the kind of activation that has no use for it. */
const isUseful = (effect: BoostEffect): boolean => {
  if (effect.kind === 'either') return [...effect.does, ...effect.else].every(isUseful)
  if (effect.kind === 'oneOf') return effect.ways.every(({ effects }) => effects.every(isUseful))
  const only = onlyUsedIn(effect)
  const { if: condition } = effect
  return (
    only === null || (condition !== undefined && 'activation' in condition && condition.activation === only)
  )
}

/** The Boost ability of a card. */
export const boostPlaySchema = z.union([
  z
    .strictObject({ at: z.literal('boost'), effects: z.array(boostEffect).min(1).max(5) })
    .refine(({ effects }) => !JSON.stringify(effects).includes('"piece"'), {
      error: 'a card knows no character of a table',
    })
    .refine(({ effects }) => effects.every(isUseful), {
      error: 'an attack or a scheme has no use for this: it needs a condition on the activation',
    }),
  z.strictObject({ at: z.literal('boost'), needs: z.enum(BOOST_LACKS) }),
])
export type BoostPlay = z.infer<typeof boostPlaySchema>

/** The Boost ability among all that a card does. */
export const boostPlaysIn = (plays: readonly { readonly at: unknown }[] = []): BoostPlay[] =>
  plays.filter((play): play is BoostPlay => play.at === 'boost')
