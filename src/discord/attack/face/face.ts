// A face is everything that Discord shows and asks of one flow. The bot plays only flows that have a face.
import type { SetUp } from '../../../engine/flow.ts'
import type { Game } from '../../../engine/game.ts'
import type { AnyFlow, PlayableFlow } from '../../../games/game.ts'
import type { AnyTable } from '../../../games/next.ts'
import type { AnyOutcome } from '../../../games/outcome.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import type { PersonActing } from '../../../walkthroughs/seats.ts'
import type { NamesForms, ReadsCards, RemindsAnew } from '../../../walkthroughs/set-up/read-anew.ts'
import type { BetweenFace } from './between-face.ts'
import type { BoardFace } from './board-face.ts'
import { boardFromFace } from './board-from-face.ts'
import type { AnyBoard } from './board-of-any-flow.ts'
import type { CardsPlayed } from './cards-played.ts'
import { type AnyCommandFace, type CommandFace, commandOf } from './command-face.ts'
import { type AnyForms, type FormScene, type Forms, formsOf } from './forms-face.ts'
import type { FormTable } from './table.ts'
import type { TableNow } from './table-now.ts'

/**
 * The face of an attack, in the types of its game; T is the table as its board shows it, F as its forms see it. Its types are
 * joined, not one, so that the compiler says which part is missing.
 */
export type Face<
  G extends Game,
  S extends SetUp,
  O extends AnyOutcome,
  T extends TableNow,
  F extends FormTable,
> = Shows<G, S, O, T, F> & CommandFace<S, O>

type Shows<G extends Game, S extends SetUp, O extends AnyOutcome, T extends TableNow, F extends FormTable> = {
  readonly flow: PlayableFlow<G, S, O>
  readonly board: BoardFace<G, S, O, T>
  /** Left out: the table does not follow its cards. */
  readonly printed?: ReadsCards
  /** Left out: a chapter has the reminders with which its pieces came. */
  readonly reminders?: RemindsAnew
  /** Left out: its pieces have one name. */
  readonly formNames?: NamesForms
} & { readonly forms: Forms<G, O, F> }

/** The face of any flow, without the types of its flow: of an attack, or of what happens between two. */
export type FlowFace = {
  readonly flow: AnyFlow
  readonly board: AnyBoard
  readonly forms: AnyForms
  readonly gameTable?: AnyTable | undefined
  readonly printed?: ReadsCards | undefined
  readonly reminders?: RemindsAnew | undefined
  readonly formNames?: NamesForms | undefined
  /** The cards of players, if the data of the game say what these do and the cards are at hand. */
  readonly cardsPlayed?: CardsPlayed | undefined
  /** Only of what happens between attacks. */
  readonly between?: BetweenFace
}

/** The face of any attack, which a command begins. */
export type AnyFace = FlowFace & AnyCommandFace

/** The faces of the played flows, by the ids of their flows. */
export type Faces = ReadonlyMap<string, FlowFace>

export const facesOf = (faces: readonly FlowFace[]): Faces => new Map(faces.map(face => [face.flow.id, face]))

/** Whether it is the face of an attack. */
export const isOfAttack = (face: FlowFace): face is AnyFace => 'subcommand' in face

/** The faces of the attacks, in the order in which they are offered. */
export const attackFaces = (faces: Faces): readonly AnyFace[] => [...faces.values()].filter(isOfAttack)

/** @throws Error for a flow without a face; no scene belongs to such a flow */
export function faceOf(faces: Faces, { walkthrough }: Scene): FlowFace {
  const face = faces.get(walkthrough.flow)
  if (!face) throw new Error(`the flow ${walkthrough.flow} has no face`)
  return face
}

/** A scene with the forms of its flow. @throws Error as `faceOf` */
export function formScene(faces: Faces, scene: Scene, by: PersonActing | null): FormScene {
  const { forms, cardsPlayed } = faceOf(faces, scene)
  return { scene, forms, by, cardsPlayed }
}

/** The words for numbers and effects of all flows together, for texts that do not know their flow. */
export const anyForms = (faces: Faces): Pick<AnyForms, 'numbers' | 'effectWords'> => {
  const all = [...faces.values()].map(({ forms }) => forms)
  return {
    numbers: Object.assign({}, ...all.map(({ numbers }) => numbers)),
    effectWords: name => all.map(forms => forms.effectWords(name)).find(words => words !== null) ?? null,
  }
}

/** The id by which the rules of this edition are cited for a clause of any game. */
export const anyCites =
  (faces: Faces, edition: string) =>
  (clause: string): string =>
    [...faces.values()].map(({ board }) => board.cites(clause, edition)).find(one => one !== clause) ?? clause

/** The face with this subcommand of /attack. */
export const faceCalled = (faces: Faces, subcommand: string | null | undefined): AnyFace | undefined =>
  attackFaces(faces).find(face => face.subcommand === subcommand)

/** Turns a Face into an AnyFace. */
export const faced = <
  G extends Game,
  S extends SetUp,
  O extends AnyOutcome,
  T extends TableNow,
  F extends FormTable,
>(
  face: Face<G, S, O, T, F>,
): AnyFace => ({
  ...shown(face),
  ...commandOf(face),
})

/** Turns the face of what happens between attacks into a FlowFace. */
export const betweenFaced = <
  G extends Game,
  S extends SetUp,
  O extends AnyOutcome,
  T extends TableNow,
  F extends FormTable,
>(
  face: Shows<G, S, O, T, F> & Required<Pick<FlowFace, 'gameTable' | 'between'>>,
): FlowFace => ({ ...shown(face), gameTable: face.gameTable, between: face.between })

const shown = <
  G extends Game,
  S extends SetUp,
  O extends AnyOutcome,
  T extends TableNow,
  F extends FormTable,
>({
  flow,
  board,
  forms,
  printed,
  reminders,
  formNames,
}: Shows<G, S, O, T, F>) => ({
  flow,
  board: boardFromFace(flow, board),
  forms: formsOf(flow, forms),
  printed,
  reminders,
  formNames,
})
