// The controls of “Next”: the attacks, steps and changes that a table offers after a chapter that is over.
import type { AttackOffered, NextAtTable } from '../../../games/next.ts'
import { type TableAfter, tableAfter } from '../../../walkthroughs/next.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { betweenControls } from './between-controls.ts'
import type { NextControl, NextControls, Telling } from './board-of-any-flow.ts'
import { type AnyFace, type Faces, type FlowFace, faceOf, isOfAttack } from './face.ts'
import { listed } from './names.ts'

type Told = Pick<Telling, 'scene' | 'names' | 't'>
type Target = AttackOffered['targets'][number]

/** With more attacks than this, an attacker that can attack several is one control: the next board asks whom. */
const MOST = 20

/** The table after a scene; null: it is not over, or its game has no table. */
export function tableAfterScene(faces: Faces, scene: Scene): TableAfter | null {
  const { gameTable } = faceOf(faces, scene)
  return gameTable === undefined ? null : tableAfter(gameTable, scene)
}

/** What can begin on this scene. */
export function nextControls(faces: Faces, tells: Told): NextControls {
  const { scene, t } = tells
  const face = faceOf(faces, scene)
  const after = tableAfterScene(faces, scene)
  if (!after)
    return { offers: [], again: scene.played.outcome?.table ? t('attack:again') : null, barred: null }
  const again = isOfAttack(face) ? repeated(after.offered, face, tells) : null
  const attacks = attackControls(after.offered, faces, tells)
  const changes = after.changes && faces.get(after.changes.flow)
  const others = changes ? betweenControls(after.offered, changes, tells) : []
  const [due, later] = [attacks.filter(({ isDue }) => isDue), attacks.filter(({ isDue }) => !isDue)]
  return { offers: [...due, ...others, ...later], again, barred: barredLine(after.offered, face, tells) }
}

/** The pieces that cannot attack, those of one reason together. */
function barredLine({ barred }: NextAtTable, { board }: FlowFace, { names, t }: Told): string | null {
  const units = [...Map.groupBy(barred, ({ code }) => code)].flatMap(([code, all]) => {
    const shown = all.map(({ id }) => names.shown(id))
    return board.whyNot?.(code, listed(shown, t), t) ?? []
  })
  return units.length > 0 ? t('attack:next.barred', { units: units.join(' · ') }) : null
}

function attackControls({ offers }: NextAtTable, faces: Faces, tells: Told): NextControl[] {
  const attacks = offers.flatMap(offer => {
    const face = offer.offer === 'attack' && faces.get(offer.flow)
    return face && isOfAttack(face)
      ? [{ offer, face, targets: offer.targets.filter(one => !face.attacksPlayers || isKnown(one)) }]
      : []
  })
  const isLong = attacks.reduce((sum, { targets }) => sum + targets.length, 0) > MOST
  return attacks.flatMap(({ offer, face, targets }) => {
    const asks = isLong && targets.length > 1 && !face.attacksPlayers
    return (asks ? [null] : targets).map(target => control(offer, target, face, tells))
  })
}

/** Whether somebody has said who this player is. */
const isKnown = ({ id, player }: Target): boolean => id !== player

/** The label for what the table neither offers nor bars: an attack of any other piece, or of another kind. */
function repeated({ offers, barred }: NextAtTable, face: AnyFace, { scene, t }: Told): string | null {
  const again = face.again(scene)
  if ('notAgain' in again) return null
  const { attacker } = again.setUp
  if (attacker === undefined)
    return t('attack:next.open', {
      attack: face.board.head({ attacker: face.board.attacker(t), target: null }, t),
    })
  const isOffered = offers.some(
    one => one.offer === 'attack' && one.flow === again.flow && one.attacker === attacker,
  )
  return isOffered || barred.some(({ id }) => id === attacker) ? null : t('attack:again')
}

function control(
  { offer, attacker, told, isDue }: AttackOffered,
  target: Target | null,
  face: AnyFace,
  { scene, names, t }: Told,
): NextControl {
  const seat = face.attacksPlayers && scene.walkthrough.seats.find(({ player }) => player === target?.player)
  const whom = seat && seat.name !== null ? seat.player : target?.id
  const who = { attacker: names.plain(attacker), target: whom === undefined ? null : names.plain(whom) }
  const label = face.offerWords(who, [...told, ...(target?.told ?? [])], t)
  return { offer, label, action: 'next', rest: [attacker, ...(target ? [target.id] : [])], isDue }
}
