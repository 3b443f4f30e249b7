// Sends a command again with the card that was chosen for one of its names.
import type { Replay } from '../../../walkthroughs/log/replay.ts'
import { wholePieces } from '../../../walkthroughs/set-up/table-here.ts'
import type { Asked, MessageAnswer, Pressed } from '../../interaction/command.ts'
import { type AnyFace, faceCalled } from '../face/face.ts'
import type { AttackId } from '../face/ids.ts'
import { nameOf } from '../face/options.ts'
import { askAt, askForAttack } from './ask.ts'
import { optionsIn } from './command-in-id.ts'
import { findScene } from './find-scene.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { pickedUp } from './resume.ts'
import { sendAgain } from './which-card.ts'

/** Begins the attack; a second press on the same card shows the attack that the first one began. @throws StoreFault */
export async function pickedCard(parts: AttackParts, pressed: Pressed, id: AttackId): Promise<MessageAnswer> {
  const [subcommand, option = ''] = id.rest
  const face = faceCalled(parts.faces, subcommand)
  const [value] = pressed.values
  const isOffered = face?.offerFor(option) !== undefined || option === nameOf('table')
  if (!face || !isOffered || value === undefined)
    return sayPrivately(parts, pressed, 'foreign', t => t('problems:foreign'))
  const others = optionsIn(id.rest.slice(2))
  if (!others) return sendAgain(parts, face, pressed, { option, value })
  const options = new Map([...others, [option, value]])
  return beginOnce(parts, pressed, { face, options, claim: `which.${id.walkthrough}.${value}` })
}

/** Begins the attack of a command whose names without cards are meant so; a second press shows that attack. @throws StoreFault */
export async function saidAlone(parts: AttackParts, pressed: Pressed, id: AttackId): Promise<MessageAnswer> {
  const [subcommand, ...rest] = id.rest
  const face = faceCalled(parts.faces, subcommand)
  const options = optionsIn(rest)
  if (!face || !options) return sayPrivately(parts, pressed, 'foreign', t => t('problems:foreign'))
  return beginOnce(parts, pressed, { face, options, claim: `alone.${id.walkthrough}`, areAlone: true })
}

/** Begins the attack of a command at the table of this scene, with what is put right in its id. @throws StoreFault */
export async function beginMended(
  parts: AttackParts,
  pressed: Pressed,
  scene: Replay,
  { rest: [subcommand, ...rest] }: AttackId,
): Promise<MessageAnswer> {
  const face = faceCalled(parts.faces, subcommand)
  const options = optionsIn(rest)
  if (!face || !options) return sayPrivately(parts, pressed, 'foreign', t => t('problems:foreign'))
  const { table } = scene.walkthrough
  const whole = [...options].map(
    ([name, value]) => [name, typeof value === 'string' ? wholePieces(table, value) : value] as const,
  )
  const command: Asked = {
    ...pressed,
    subcommand: face.subcommand,
    options: new Map(whole),
    users: new Map(),
  }
  return askAt(parts, command, face, { claim: undefined, areAlone: false }, scene)
}

type Once = Pick<Asked, 'options'> & {
  readonly face: AnyFace
  readonly claim: string
  readonly areAlone?: boolean
}

async function beginOnce(
  parts: AttackParts,
  pressed: Pressed,
  { face, options, claim, areAlone = false }: Once,
): Promise<MessageAnswer> {
  const begun = await parts.store.claimed(claim)
  if (begun) return resumed(parts, pressed, begun.id)
  const command: Asked = { ...pressed, subcommand: face.subcommand, options, users: new Map() }
  return askForAttack(parts, command, claim, areAlone)
}

async function resumed(parts: AttackParts, pressed: Pressed, walkthrough: string): Promise<MessageAnswer> {
  const found = await findScene(parts, pressed, walkthrough)
  return 'answer' in found ? found.answer : pickedUp({ parts, caller: pressed, scene: found.scene })
}
