// The parts of a board that the faces of several games share.
import type { Translate } from '../../../words/words.ts'
import { listed } from '../board/names.ts'
import type { Reminder } from '../board/table-now.ts'
import { decides } from '../questions/common.ts'
import type { BoardWords, Telling, Words } from './any-board.ts'
import { type QuestionFace, USUAL } from './board-face.ts'

/** The heading of an attack, for example: Rhino II attacks Spider-Man */
export const attackHead: BoardWords['head'] = ({ attacker, target }, t) =>
  target === null
    ? t('attack:head.attacks', { attacker })
    : t('attack:head.attacksTarget', { attacker, target })

/** The heading above a result, for example: Rhino II attacked Spider-Man: 2 damage */
export function resultWords(attackerId: string, result: string, { table, names, t }: Telling): string {
  const attacker = names.shown(attackerId)
  if (table.targets.length === 0) return t('attack:result.attacked', { attacker, result })
  const target = listed(table.targets.map(names.shown), t)
  return t('attack:result.attackedTarget', { attacker, target, result })
}

/**
 * A question for an unknown number; controlsOf adds buttons for the smallest numbers and one for any other.
 * @param number the words for the number, for a transcript
 * @param of the id of the piece whose number it is
 * @param ask the text of the question, with the name of that piece
 */
export const numberQuestion = <W extends Parameters<typeof decides>[0], O extends Telling>(
  number: Words,
  of: (window: W, own: O) => string,
  ask: (t: Translate, name: string) => string,
): QuestionFace<W, O> => ({
  ...USUAL,
  number,
  ask: (window, own) => ({
    question: ask(own.t, own.names.shown(of(window, own))),
    more: decides(window, own),
  }),
})

type Ability = {
  readonly id: string
  readonly forced?: boolean | undefined
  readonly trigger: { readonly on: string }
}

/** The reminders of a table: the abilities that can still be used, then those of the set-up. */
export const remindersIn = (left: readonly Ability[], given: readonly Ability[]): readonly Reminder[] =>
  [...left, ...given].map(({ id, forced = false, trigger }) => ({ id, forced, on: trigger.on }))
