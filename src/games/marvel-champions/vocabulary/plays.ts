// What a card does as a boost card, as its data say it: the engine’s own effects, or what the engine lacks for it.
import { z } from 'zod'
import { EFFECT_SCHEMAS } from './single-effects.ts'

const { damage, heal, status, exhaust, boostCard, boostIcons, threat, keyword, indirect, noBearing } =
  EFFECT_SCHEMAS
const boostEffect = z.discriminatedUnion('kind', [
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

/** Whether an effect changes an attack, so that a scheme has no use for it. */
const isOnAttack = (effect: BoostEffect): boolean =>
  effect.kind === 'indirect' || (effect.kind === 'keyword' && effect.who === undefined)

const isOnlyInAttack = ({ if: condition }: BoostEffect): boolean =>
  condition !== undefined && 'activation' in condition && condition.activation === 'attack'

/** The Boost ability of a card. */
export const boostPlaySchema = z.union([
  z
    .strictObject({ at: z.literal('boost'), effects: z.array(boostEffect).min(1).max(5) })
    .refine(({ effects }) => !JSON.stringify(effects).includes('"piece"'), {
      error: 'a card knows no character of a table',
    })
    .refine(({ effects }) => effects.every(one => !isOnAttack(one) || isOnlyInAttack(one)), {
      error: 'a scheme has no use for this: it needs a condition on the attack',
    }),
  z.strictObject({ at: z.literal('boost'), needs: z.enum(BOOST_LACKS) }),
])
export type BoostPlay = z.infer<typeof boostPlaySchema>

/** The Boost ability among all that a card does. */
export const boostPlaysIn = (plays: readonly { readonly at: unknown }[] = []): BoostPlay[] =>
  plays.filter((play): play is BoostPlay => play.at === 'boost')
