// Whether other editions of the rules would have ended the attack differently, with what differs in words.
import { editionWords } from './head.ts'
import type { Telling } from './telling.ts'

type Comparison = {
  readonly edition: string
  readonly result: 'same' | 'differs' | 'cannotTell'
  readonly differences: readonly { readonly field: string }[]
}

const FIELD_KEYS = {
  attacked: 'attack:field.attacked',
  attacksMade: 'attack:field.attacksMade',
  characters: 'attack:field.characters',
  defended: 'attack:field.defended',
  destroyed: 'attack:field.destroyed',
  endedEarly: 'attack:field.endedEarly',
  pieces: 'attack:field.pieces',
  replaced: 'attack:field.replaced',
  shields: 'attack:field.shields',
  stopped: 'attack:field.endedEarly',
  succeeded: 'attack:field.succeeded',
  target: 'attack:field.target',
  threat: 'attack:field.threat',
  undefended: 'attack:field.undefended',
  winner: 'attack:field.winner',
} as const

const isField = (field: string): field is keyof typeof FIELD_KEYS => Object.hasOwn(FIELD_KEYS, field)

/** One sentence for each other edition; an empty text if there is none. */
export function editionLine({ scene, t }: Telling): string {
  const editions = (scene.played.outcome?.editions ?? []) as readonly Comparison[]
  return editions
    .map(({ edition, result, differences }) => {
      const slots = { edition: editionWords(edition, t) }
      if (result === 'same') return t('attack:editions.same', slots)
      if (result === 'cannotTell') return t('attack:editions.cannotTell', slots)
      const fields = differences.map(({ field }) => (isField(field) ? t(FIELD_KEYS[field]) : field))
      return t('attack:editions.differs', { ...slots, fields: [...new Set(fields)].join(', ') })
    })
    .join(' ')
}
