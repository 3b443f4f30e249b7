// The names of editions as players know them. An edition without words of its own is called by its id.
import type { Translate } from './words.ts'

/** 1.8, or with its language: 1.6 (German) */
export const editionName = (id: string, t: Translate): string =>
  t('attack:edition', { context: id, edition: id })

/** Rules 1.8 */
export const rulesName = (id: string, t: Translate): string =>
  t('attack:editions.name', { edition: editionName(id, t) })
