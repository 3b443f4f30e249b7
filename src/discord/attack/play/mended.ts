// A command that the rules refuse because of what the table remembers: it says so, and one press puts that right and begins.
import type { Facts } from '../../../engine/game.ts'
import type { SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import { shortPieces } from '../../../walkthroughs/set-up/table-here.ts'
import type { Asked, MessageAnswer, OptionValue } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, ROW_LENGTH, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import { attackWords, telling } from '../board/scene-words.ts'
import { type AnyFace, formScene } from '../face/face.ts'
import { makes } from '../face/mends.ts'
import type { PutRight, WrongTable } from '../face/table.ts'
import { newestLines } from '../story/story.ts'
import { commandId, writtenOptions } from './command-in-id.ts'
import { type Here, nameHere } from './meant-here.ts'
import type { AttackParts } from './parts.ts'

/** Stands among the options of a command in an id, with the piece that is put right. No command has this option. */
const MENDED = 'm'

type Wrongly = {
  readonly ways: readonly PutRight[]
  /** The sentence of what has made it so in the newest chapter; null: that is not told there. */
  readonly cause: string | null
}

/** What a refusal rests on, if the table remembers it and the command does not say it. */
function wrongly(parts: AttackParts, asked: Asked, here: Here, problem: SetUpProblem): Wrongly | null {
  const { scene, table } = here
  const { forms } = formScene(parts.faces, scene, null)
  const mend = forms.now(scene)?.corrections().mends[problem.code]
  const { pieces, players } = table.stored as Pick<WrongTable, 'pieces' | 'players'>
  const at = { pieces, players, cards: parts.cards }
  const ways = (mend?.ways(String(problem.details.piece), at) ?? []).filter(({ piece, fact }) => {
    const known = pieces.find(({ id }) => id === piece)
    if (!known || fact === undefined) return false
    return fact === null || Object.entries(fact).some(([name, value]) => known[name] !== value)
  })
  const [first] = ways
  if (!first) return null
  const since = scene.played.events.findLastIndex(event => makes(event, mend, first.piece))
  return { ways, cause: since < 0 ? null : lineFrom(since, parts, asked, scene) }
}

/** The line of a board that begins with this event; where a board leaves it out, its own. */
function lineFrom(since: number, parts: AttackParts, asked: Asked, scene: Here['scene']): string | null {
  const tells = telling(parts.faces, scene, ownLanguage(parts, asked))
  const { events } = scene.played
  const lines = [since, since + 1].map(from => [...newestLines(events.slice(from), tells)].at(-1)?.words)
  const event = events[since]
  const own = event && tells.names.lineOf(event)?.words
  return (lines[0] === lines[1] ? own : lines[0]) ?? null
}

/** The refusal of a command at a table; `asked` has its options as they were typed. */
export function refusedHere(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  here: Here,
  { said, problem }: { readonly said: MessageAnswer; readonly problem: SetUpProblem },
): MessageAnswer {
  const wrong = wrongly(parts, asked, here, problem)
  if (!wrong) return said
  const t = ownWords(parts, asked)
  const { ways, cause } = wrong
  const tells = telling(parts.faces, here.scene, ownLanguage(parts, asked))
  const { words: context = '', piece = '' } = ways[0] ?? {}
  const from =
    cause === null
      ? t('board:atTable.remembered', { context, name: tells.names.shown(piece) })
      : t('board:atTable.since', { attack: attackWords(tells), cause })
  const buttons = ways.slice(0, ROW_LENGTH).flatMap(way => mendButton(parts, face, asked, here, way))
  const mends = buttons.length > 0 ? [row(buttons)] : []
  return { ...said, components: [...said.components, ...sentenceView(from), ...mends] }
}

/** None if the id has no room for the command. */
function mendButton(parts: AttackParts, face: AnyFace, asked: Asked, { scene, table }: Here, way: PutRight) {
  const short = [...asked.options].map(([name, value]): [string, OptionValue] => [
    name,
    typeof value === 'string' ? shortPieces(table.id, value) : value,
  ])
  const options: [string, OptionValue][] = [...short, [MENDED, wayIn(way)]]
  const { id, revision } = scene.walkthrough
  const control = commandId('mended', asked, [face.subcommand, ...writtenOptions(options)], id, revision)
  if (control === null) return []
  const t = ownWords(parts, asked)
  const { names } = telling(parts.faces, scene, ownLanguage(parts, asked))
  const name = nameHere(parts, asked, table, { id: way.piece })
  const player = names.plain(way.player ?? '')
  return [button(control, t(`attack:mend.${way.words}`, { name, player, does: t('attack:mended.begins') }))]
}

/** A way as an option of a command. */
const wayIn = ({ piece, player }: PutRight): string => player ?? piece

/** The table with what the command’s id says is put right, by which it would be refused; null: it says nothing of that. */
export function mendedFor(parts: AttackParts, asked: Asked, here: Here, problem: SetUpProblem): Here | null {
  const said = asked.options.get(MENDED)
  const way = wrongly(parts, asked, here, problem)?.ways.find(one => wayIn(one) === said)
  if (!way) return null
  const { stored } = here.table
  const { pieces, abilities } = stored as { readonly [list: string]: readonly Facts[] }
  const isGone = way.fact === null
  const right = {
    pieces: (pieces ?? []).flatMap(one => {
      if (one.id !== way.piece) return [one]
      return way.fact ? [{ ...one, ...way.fact }] : []
    }),
    abilities: (abilities ?? []).filter(({ source }) => !isGone || source !== way.piece),
  }
  return { ...here, table: { ...here.table, stored: { ...stored, ...right } } }
}
