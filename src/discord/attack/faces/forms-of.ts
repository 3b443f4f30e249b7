// formsOf turns the Forms of a flow into AnyForms, which hides the types of the flow from the callers.
import type { SetUp } from '../../../engine/flow.ts'
import type { Facts, Game } from '../../../engine/game.ts'
import type { PlayableFlow } from '../../../games/game.ts'
import type { Scene } from '../../../walkthroughs/scene.ts'
import { MOST_OPTIONS } from '../../message/components.ts'
import { momentsOf } from '../forms/moments.ts'
import type { Corrections, OfferedCorrections, OfferedRole, PieceOf, Role, Table } from '../forms/table.ts'
import { baseOf } from '../questions/window.ts'
import type { AnyFormsFace, Constant, FormsNow } from './any-forms.ts'
import type { Forms, FormsFace } from './forms-face.ts'

/** Turns the forms of a flow into AnyForms. */
export function formsOf<G extends Game, S extends SetUp, O extends Facts, T extends Table>({
  flow,
  forms,
}: FormsFace<G, O, T> & { readonly flow: PlayableFlow<G, S, O> }): AnyFormsFace {
  const { cards, numbers, effects, special, kept }: Constant = forms
  const windowsOf = ({ played }: Scene) => flow.own(played).prompt?.windows ?? []
  return {
    forms: {
      ...{ cards, numbers, effects, special, kept },
      now: scene => {
        const { now } = flow.own(scene.played)
        const table = now && forms.table(now, scene.walkthrough.setUp)
        return table && formsNow(forms, table, scene)
      },
      moments: scene => momentsOf(forms, windowsOf(scene)),
      whoseNumber: (scene, question) => {
        const window = windowsOf(scene).find(({ name }) => name === question)
        return window ? forms.whoseNumber(window) : null
      },
      effectWords: name =>
        (Object.hasOwn(effects, name) ? effects[name] : undefined) ??
        forms.kinds.find(({ words }) => words === name)?.words ??
        null,
    },
  }
}

function formsNow<G extends Game, O extends Facts, T extends Table>(
  { kinds, beside, corrections, roles }: Forms<G, O, T>,
  table: T,
  scene: Scene,
): FormsNow {
  return {
    table,
    kinds: (about, legal) =>
      kinds
        .filter(({ forms }) => forms?.includes(about) ?? true)
        .filter(({ effect }) => effect === null || legal === null || legal.includes(effect))
        .filter(({ fits }) => fits?.(table) ?? true)
        .slice(0, MOST_OPTIONS),
    report: ({ name }, said) => {
      const kind = kinds.find(one => one.name === name)
      if (!kind) throw new Error(`nothing that happens is called ${name}`)
      return kind.makes({ ...said, table })
    },
    beside: () => beside(table),
    corrections: () => offered(corrections, table),
    roles: question => rolesFor(roles, table, scene, question),
  }
}

function offered<E, T extends Table>(
  { numbers, statuses, known }: Corrections<E, PieceOf<T>>,
  { pieces }: T,
): OfferedCorrections {
  const on = <R>(id: string, asks: (piece: PieceOf<T>) => R): R | null => {
    const piece = pieces.find(one => one.id === id)
    return piece ? asks(piece) : null
  }
  return {
    numbers: numbers.map(field => field.map(({ now, ...limits }) => ({ ...limits, now: id => on(id, now) }))),
    statuses: statuses.map(({ name, words, effect }) => ({ name, words, effect: id => on(id, effect) })),
    known,
  }
}

function rolesFor<T extends Table>(
  roles: readonly Role<T, string>[],
  table: T,
  { walkthrough, played }: Scene,
  question: string,
): OfferedRole[] {
  if (!played.prompt?.windows.some(({ name, joins }) => name === question && joins)) return []
  const seats = walkthrough.seats.map(({ player }) => player)
  return roles
    .filter(({ questions }) => questions.includes(baseOf(question)))
    .map(role => ({ ...role, players: role.players?.({ table, seats, question }) ?? null }))
}
