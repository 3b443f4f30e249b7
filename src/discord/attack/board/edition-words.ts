// Says whether other editions of the rules would have ended the attack differently, and which results differ.
import type { Translate } from '../../../words/words.ts'
import type { Telling } from '../faces/board-of-any-flow.ts'

/** The words for an edition; an edition without words is called by its id. */
export const editionName = (id: string, t: Translate): string =>
  t('attack:edition', { context: id, edition: id })

/** One sentence for each other edition; an empty text if there is none. */
export function editionLine({ scene, t, face }: Telling): string {
  return (scene.played.outcome?.editions ?? [])
    .map(({ edition, result, differences }) => {
      const slots = { edition: editionName(edition, t) }
      if (result === 'same') return t('attack:editions.same', slots)
      if (result === 'cannotTell') return t('attack:editions.cannotTell', slots)
      const fields = differences.map(({ field }) => face.field(field, t))
      return t('attack:editions.differs', { ...slots, fields: [...new Set(fields)].join(', ') })
    })
    .join(' ')
}
