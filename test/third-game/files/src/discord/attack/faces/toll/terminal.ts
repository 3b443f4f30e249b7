// What a terminal says of an attack of Toll.
import type { Outcome } from '../../../../games/toll/gate.ts'
import type { Toll } from '../../../../games/toll/toll.ts'
import type { TerminalFace } from '../../face/terminal-face.ts'

export const terminal: TerminalFace<Toll, Outcome> = {
  fromCards: null,
  ends: (_, { t }) => [t('story:end.nothing')],
}
