// /attack toll: from what the command says to the set-up of Toll, and from its end to the next one.
import { EDITION_IDS } from '../../../games/toll/editions.ts'
import { gate, type Outcome, type SetUp, type SetUpRead } from '../../../games/toll/gate.ts'
import { inEachLanguage, type Language } from '../../../language.ts'
import type { Next } from '../../again.ts'
import { type Person, seatsFor } from '../../seats.ts'
import { cleanedName } from '../find-card.ts'
import { type Begun, begun } from '../first-answers.ts'
import { type Names, ranged, wrong } from '../problem.ts'

const [RAIDER, KEEPER] = ['p1', 'p2'] as const
const outOfRange = ranged({ coins: [0, 99] })

export type TollOptions = {
  readonly edition: string | null
  readonly player: Person
  readonly opponent: Person | null
  readonly raider: string
  readonly coins: number | undefined
  /** What the keeper is called, and the dog of the gate; null: there is none. */
  readonly keeper: (language: Language) => string
  readonly dog: ((language: Language) => string) | null
}

export function prepareToll({ edition, player, opponent, raider, coins, keeper, dog }: TollOptions): Begun {
  const name = cleanedName(raider)
  if (name === '') return wrong('nameMissing')
  const problem = outOfRange({ coins })
  if (problem) return problem
  const setUp = {
    edition: EDITION_IDS.find(id => id === edition) ?? EDITION_IDS[0],
    raider: { id: 'raider', kind: 'raider', player: RAIDER, coins: coins ?? 5 },
    keeper: { id: 'keeper', kind: 'keeper', player: KEEPER, coins: 20 },
    reminders: dog ? [{ id: 'dog', owner: KEEPER, trigger: { on: 'arrives' } }] : [],
  } satisfies SetUp
  const names: Names = {
    raider: inEachLanguage(() => name),
    keeper: inEachLanguage(keeper),
    ...(dog && { dog: inEachLanguage(dog) }),
  }
  const seats = seatsFor([RAIDER, KEEPER], [player, opponent])
  return begun({ flow: gate, finishing: {}, nothing: [] }, { setUp, names, seats }, [], false)
}

/** The table holds all there is. */
export const nextToll: Next<SetUpRead, Outcome> = () => ({ stays: [], anew: {} })
