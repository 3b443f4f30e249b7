// Every kind of effect can be reached from the board in at most two presses: the button of a form, and the form.
import { type APILabelComponent, ComponentType } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { asks, everyPoint, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import type { EffectKind } from '../face/effect-kinds.ts'
import { type Form, NO_FIELDS } from '../face/form.ts'
import { type AttackId, decodeAttackId, shortName } from '../face/ids.ts'
import { unitForms } from '../faces/gundam/forms/unit-forms.ts'
import { enemyForms } from '../faces/marvel-champions/enemy-attack.ts'
import { schemeForms } from '../faces/marvel-champions/enemy-scheme.ts'
import { playerForms } from '../faces/marvel-champions/player-attack.ts'
import { thwartForms } from '../faces/marvel-champions/thwart.ts'
import { askForm } from '../forms/forms.ts'
import { happensForm } from '../forms/report-form.ts'
import { boardView } from './board.ts'

const MOST = 25
const { lumen, sparrow, grinder, rustling } = cast

type Part = {
  readonly custom_id?: string
  readonly components?: readonly Part[]
  readonly options?: readonly { value: string }[]
}

/** The ids of all buttons, and those that the options of the board's selects have as their values. */
const idsOn = (part: Part): string[] => [
  ...(part.options ?? []).map(({ value }) => value),
  ...(part.custom_id && !part.options ? [part.custom_id] : []),
  ...(part.components ?? []).flatMap(idsOn),
]

function pressesOn({ scene }: Point): AttackId[] {
  const ids = (boardView(FACES, scene) as readonly Part[]).flatMap(idsOn).map(decodeAttackId)
  return ids.filter(id => typeof id !== 'string')
}

/** The kinds that a form offers. */
const whatIn = (form: Form): string[] =>
  (form.components as APILabelComponent[]).flatMap(({ component }) =>
    component.type === ComponentType.StringSelect && component.custom_id === 'what'
      ? component.options.map(({ value }) => value)
      : [],
  )

/** All kinds that the forms behind the presses offer, each form by itself. */
function offered(point: Point, about: 'happens' | readonly [question: string, choice: string]): string[][] {
  return pressesOn(point).flatMap(({ action, rest }) => {
    if (about === 'happens' && action === 'happens') {
      const form = happensForm(point, 'en', NO_FIELDS, { part: rest[0] })
      return form ? [whatIn(form)] : []
    }
    const [question, choice, part] = rest
    if (action !== 'ask' || question !== shortName(about[0] ?? '') || choice !== shortName(about[1] ?? ''))
      return []
    const form = askForm(point, 'en', about[0] ?? '', about[1] ?? '', part)
    return form ? [whatIn(form)] : []
  })
}

type AnyKind = EffectKind<{ kind: string }, never>

const KINDS: Readonly<Record<string, readonly AnyKind[]>> = {
  'marvel-champions/enemy-attack': enemyForms.kinds as readonly AnyKind[],
  'marvel-champions/enemy-scheme': schemeForms.kinds as readonly AnyKind[],
  'marvel-champions/thwart': thwartForms.kinds as readonly AnyKind[],
  'marvel-champions/player-attack': playerForms.kinds as readonly AnyKind[],
  'gundam/unit-attack': unitForms.kinds as readonly AnyKind[],
  'gundam/effect-battle': unitForms.kinds as readonly AnyKind[],
}

function possible(
  { scene, forms }: Point,
  about: 'report' | 'resolve' | 'special',
  legal: readonly string[] | null,
) {
  const table = forms.now(scene)?.table as never
  return (KINDS[scene.walkthrough.flow] ?? [])
    .filter(kind => kind.forms?.includes(about) ?? true)
    .filter(kind => kind.effect === null || legal === null || legal.includes(kind.effect))
    .filter(kind => kind.fits?.(table) ?? true)
    .filter(kind => kind.ruled?.(table) ?? true)
    .map(({ name, text }) => ({ name, text }))
}

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()

/** Checks every form of a point that offers kinds; returns how many kinds the longest of their lists has. */
function reaches(point: Point): number {
  let most = 0
  const check = (forms: string[][], wanted: readonly string[]) => {
    for (const what of forms) expect(what.length).toBeLessThanOrEqual(MOST)
    expect(sorted(forms.flat())).toEqual(sorted(wanted))
    expect(forms.flat().length).toBe(wanted.length)
    most = Math.max(most, wanted.length)
  }
  const moments = point.forms.moments(point.scene)
  if (moments.length > 0 && point.forms.now(point.scene)) {
    const legal = moments.flatMap(({ effects }) => effects)
    check(
      offered(point, 'happens'),
      possible(point, 'report', legal).map(({ name }) => name),
    )
  }
  for (const [question, choice] of asks(point)) {
    const forms = offered(point, [question, choice]).filter(what => what.length > 0)
    if (forms.length === 0) continue
    const isSpecial = /^(boost|burst)/.test(question)
    const all = possible(point, question.startsWith('burst') ? 'special' : 'resolve', null)
    check(
      forms,
      all.filter(({ text }) => !isSpecial || !text).map(({ name }) => name),
    )
  }
  return most
}

const states = { damage: 1, tough: 1, confused: 1 }
/** Whoever attacks is not stunned, since a stunned character does not attack. */
const FULL_MARVEL = [
  lumen(states),
  sparrow({ ready: false, stunned: 1 }),
  rustling({ retaliate: 1 }),
  grinder({ ...states, keywords: ['overkill', 'piercing', 'ranged'], retaliate: 1 }),
]

describe('at the fullest table', () => {
  test('an enemy’s attack has more kinds than a select has options in every window but the last', () => {
    const setUp = marvel.attack(FULL_MARVEL)
    const star = { question: 'boost#1', choice: 'flipStar', number: 1 }
    for (const log of [[], [marvel.nobody], [marvel.nobody, star], [marvel.nobody, marvel.boost(0)]])
      expect(reaches(sceneAfter('enemy', setUp, ...log))).toBeGreaterThan(MOST)
    reaches(sceneAfter('enemy', setUp, marvel.nobody, marvel.boost(0), marvel.deal))
  })

  test('a player’s attack', () => {
    const setUp = basic(FULL_MARVEL)
    reaches(sceneAfter('player', setUp))
    const targeted = sceneAfter('player', setUp, { question: 'target', choice: 'Rustling' })
    expect(reaches(targeted)).toBeGreaterThan(MOST)
  })

  test('a Unit attack', () => {
    const keywords = ['Blocker', 'First Strike', 'High-Maneuver', 'Suppression'] as const
    const full = { keywords, breach: 1, damage: 1, pilot: { links: true, ap: 1, hp: 1 } } as object
    const setUp = gundam.attack([gundam.falcon(full), gundam.mole({ rested: true } as object), gundam.fort()])
    expect(reaches(sceneAfter('unit', setUp))).toBeGreaterThan(MOST)
  })

  test('gains of keywords and status cards are among them', () => {
    const point = sceneAfter('enemy', marvel.attack(FULL_MARVEL), marvel.nobody, marvel.boost(2))
    const gains = ['overkill', 'piercing', 'ranged', 'tough', 'stunned', 'confused', 'ready', 'heal']
    expect(offered(point, 'happens').flat()).toEqual(expect.arrayContaining(gains))
  })
})

test('in every window of random plays', () => {
  let forms = 0
  everyPoint(point => {
    forms += Math.sign(reaches(point))
  })
  expect(forms).toBeGreaterThan(0)
})
