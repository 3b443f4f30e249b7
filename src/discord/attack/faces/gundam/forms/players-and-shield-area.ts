// Lists what an effect of the GUNDAM CARD GAME can concern beside cards: the shield area and the players.

import type { Beside } from '../../../forms/effect-kinds.ts'
import type { Table } from '../../../forms/table.ts'

/** The shield area's id among the targets of an effect. */
export const SHIELD_AREA = 'shieldArea'
export const PLAYER = 'player'

const area: Beside = {
  id: SHIELD_AREA,
  is: SHIELD_AREA,
  name: 'forms:kind.shieldArea',
  hint: null,
  unfit: 'notTheShieldArea',
}

export const beside = ({ players }: Table): Beside[] => [
  area,
  ...players.map(
    (id): Beside => ({ id, is: PLAYER, name: null, hint: 'forms:kind.player', unfit: 'notAPlayer' }),
  ),
]
