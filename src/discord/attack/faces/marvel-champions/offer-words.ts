// The label of an attack that a table of Marvel Champions offers, with what is known of it beforehand.

import type { Translate } from '../../../../words/words.ts'
import type { WhoInWords } from '../../face/board-of-any-flow.ts'
import { attackHead } from '../../face/shared-parts.ts'
import { schemeHead } from './figures.ts'

/** “Rhino attacks Ben”; against an alter-ego it schemes, and who is stunned or confused loses that instead. */
export function marvelOfferWords(who: WhoInWords, told: readonly string[], t: Translate): string {
  const plain = plainWords(who, told, t)
  const attack = told.includes('byEffect') ? t('attack:next.byEffect', { attack: plain }) : plain
  if (told.includes('confused')) return t('attack:next.confused', { attack })
  return told.includes('stunned') ? t('attack:next.stunned', { attack }) : attack
}

function plainWords(who: WhoInWords, told: readonly string[], t: Translate): string {
  const { attacker, target } = who
  if (target !== null && told.includes('schemes')) return t('attack:next.schemes', { attacker, target })
  return told.includes('schemesByEffect') ? schemeHead(who, t) : attackHead(who, t)
}
