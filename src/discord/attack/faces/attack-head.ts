// Writes the heading of an attack.
import type { Translate } from '../../../words/words.ts'
import type { Head } from './any-board.ts'

/** For example: Rhino II attacks Spider-Man */
export const attackHead = ({ attacker, target }: Head, t: Translate): string =>
  target === null
    ? t('attack:head.attacks', { attacker })
    : t('attack:head.attacksTarget', { attacker, target })
