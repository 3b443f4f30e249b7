// An attachment that somebody names: to whom it can be attached here, or, where it is attached, that it is discarded.
import type { Card } from '../../../cards/card.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import type { Answer } from '../../../engine/types.ts'
import type { Shown } from '../../../games/game.ts'
import type { ActivationKind } from '../../../games/marvel-champions/rules/activations/activation.ts'
import { marvelTableInSetUp } from '../../../games/marvel-champions/table.ts'
import type { CharacterGiven } from '../../../games/marvel-champions/vocabulary/characters.ts'
import { ATTACHES_TO, attachedAs } from './attachments.ts'
import type { Setting } from './printed-moments.ts'
import { settingOf } from './reminded-anew.ts'
import { remindersOf } from './reminders.ts'

type Attachment = Card & MarvelCard

/** One press of it. */
export type AttachmentOffered = {
  /** Whose it becomes or was. */
  readonly piece: string
  readonly attaches: boolean
  /** The answer, and the ids in it that have the name of the card. @param id the id that the card gets */
  readonly answer: (id: string) => { readonly answer: Answer; readonly named: readonly string[] }
}

/** Whether a character of a table has anything of it that is played. */
export const isAttachable = ({ type, attachesTo, ...card }: MarvelCard): boolean =>
  type === 'attachment' &&
  attachesTo !== undefined &&
  [card.atk, card.sch, card.gives, card.icons, card.attackKeywords, card.constants, card.triggers].some(
    Boolean,
  )

export function attachmentsOffered(card: Attachment, shown: Shown): readonly AttachmentOffered[] {
  const { prompt, now } = shown
  const window = prompt?.windows.findLast(one => one.window !== null && one.effects.includes('attach'))
  if (!window || !now) return []
  const { pieces, started } = marvelTableInSetUp.parse(now.table)
  const on = (piece: CharacterGiven) => piece.attached?.find(({ code }) => code === card.code)
  const kinds = isAttachable(card) ? ATTACHES_TO[card.attachesTo ?? 'character'] : []
  const fitting = pieces.filter(({ kind }) => kinds.includes(kind))
  const { name: question } = window
  const attaches = (piece: CharacterGiven): AttachmentOffered => ({
    ...{ piece: piece.id, attaches: true },
    answer: id => {
      const setting = settingNow(shown, pieces)
      const abilities = remindersOf(card, piece, setting, id).map((one, i) => ({
        id: `${id}-${i + 1}`,
        ...one,
      }))
      const attached = {
        kind: 'attach',
        to: { piece: piece.id },
        card: attachedAs(card, id, started),
        abilities,
      }
      const tough = { kind: 'status', to: { piece: piece.id }, status: 'tough' }
      const effects = [attached, ...(card.gives?.tough ? [tough] : [])]
      return {
        answer: { question, card: { name: id, effects } },
        named: [id, ...abilities.map(one => one.id)],
      }
    },
  })
  const leaves = (piece: CharacterGiven): AttachmentOffered => ({
    ...{ piece: piece.id, attaches: false },
    answer: id => ({
      answer: { question, card: { name: id, effects: [{ kind: 'detach', card: on(piece)?.id }] } },
      named: [id],
    }),
  })
  return [...pieces.filter(on).map(leaves), ...fitting.filter(piece => !on(piece)).map(attaches)]
}

const KINDS: Readonly<Record<string, Exclude<ActivationKind, 'changes'>>> = {
  'marvel-champions/enemy-attack': 'enemyAttack',
  'marvel-champions/enemy-scheme': 'enemyScheme',
  'marvel-champions/player-attack': 'playerAttack',
  'marvel-champions/thwart': 'thwart',
}

function settingNow({ flow, setUp }: Shown, pieces: readonly CharacterGiven[]): Setting {
  const by = KINDS[flow]
  const facts = setUp as { readonly attacker?: unknown; readonly ability?: unknown } | null
  const attacker = pieces.find(({ id }) => id === facts?.attacker)
  return by ? settingOf(by, attacker?.kind, facts?.ability === undefined) : { by: 'changes' }
}
