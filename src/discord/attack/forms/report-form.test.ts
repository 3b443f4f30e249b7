// Tests “Something happens first”: the kinds that a moment offers and the card that is reported.
import { describe, expect, test } from 'vitest'
import { fieldsOf, filled, type Point, sceneAfter } from '../../../../test/support/attack/forms.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as marvel from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { scheme } from '../../../../test/support/games/marvel-champions/enemy-scheme.ts'
import { basic } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { mainWith, thwartOf } from '../../../../test/support/games/marvel-champions/thwart.ts'
import { inEachLanguage, type Language } from '../../../language.ts'
import { NO_FIELDS } from '../face/form.ts'
import { happensForm, readHappens } from './report-form.ts'

const { lumen, sparrow, grinder, rustling } = cast
const { falcon, mole, fort } = gundam

const enemy = (more: object = {}) => marvel.attack([lumen(), sparrow(more), grinder()])
/** What all forms of a report offer in a field: the kinds that have no room in one stand in another. */
const offered = (at: Point, field: string, language: Language = 'en'): readonly string[] => {
  const forms = [undefined, 's'].flatMap(mark => happensForm(at, language, NO_FIELDS, { part: mark }) ?? [])
  return [...new Set(forms.flatMap(form => fieldsOf(form).get(field) ?? []))]
}

/** Returns the reported answer, after a check that the engine accepts it. */
function reported(point: Point, said: Record<string, string>): unknown {
  const read = readHappens(filled(said), point)
  if (!('given' in read)) return read
  expect(point.tries(read.given.answer)).toBeNull()
  return read.given.answer
}

test('a (thwart) card can be told in every activation, by the player who tells it if each has a seat of their own', () => {
  const schemes = [mainWith(5)]
  const scenes = [
    ['enemy', marvel.attack([lumen(), sparrow(), grinder()], { schemes }), marvel.nobody],
    ['player', { ...basic([lumen(), grinder()]), schemes, targets: ['Grinder'] }],
    ['scheme', scheme([grinder({ sch: 1 }), lumen({ kind: 'alter-ego' })], { schemes })],
    ['thwart', thwartOf([lumen({ thw: 2 })], schemes)],
  ] as const
  for (const [flow, setUp, ...answers] of scenes) {
    const at = sceneAfter(flow, setUp, ...answers)
    const said = { what: 'thwartAbility', whom: 'Main', number: '2' }
    const effects = [{ kind: 'threat', scheme: 'Main', amount: -2 }]
    expect(reported(at, said)).toMatchObject({ card: { label: 'thwart', owner: 'Ana', effects } })
    const { walkthrough } = at.scene
    const seated = (...users: (string | null)[]) => ({
      ...at,
      by: { userId: 'ben', at: 0 },
      scene: {
        ...at.scene,
        walkthrough: {
          ...walkthrough,
          seats: users.map((user, index) => ({ player: ['Ana', 'Ben'][index] ?? '', user, name: user })),
        },
      },
    })
    const owner = (point: Point) => {
      const read = readHappens(filled(said), point)
      return 'given' in read ? (read.given.answer.card as { readonly owner?: string }).owner : read
    }
    expect(owner(seated('ana', 'ben'))).toBe('Ben')
    expect(owner(seated('ben', 'ben'))).toBe('Ana')
    expect(owner(seated(null, 'ben'))).toBe('Ana')
  }
})

describe('the form', () => {
  test('has the moments that are open, and none where there is only one', () => {
    const before = sceneAfter('enemy', enemy())
    expect(offered(before, 'when')).toEqual(['When the attack is initiated', 'Before anyone defends'])
    expect(offered(before, 'when', 'de')).toEqual([
      'Sobald der Angriff eingeleitet wird',
      'Bevor jemand verteidigt',
    ])
    const boost = sceneAfter('enemy', enemy(), marvel.nobody)
    expect(offered(boost, 'when')).toEqual([])
    const dealt = sceneAfter('enemy', enemy(), marvel.nobody, marvel.boost(0), marvel.deal)
    expect(offered(dealt, 'when')).toEqual(['After the damage', 'After the attack'])
    // “First” would contradict both.
    expect(happensForm(dealt, 'en')?.title).toBe('Something else happens')
    expect(happensForm(dealt, 'de')?.title).toBe('Es passiert noch etwas')
  })

  test('offers only what is possible at these moments', () => {
    const before = sceneAfter('enemy', enemy())
    expect(offered(before, 'what')).toContain('A card makes someone the defender')
    expect(offered(before, 'what')).not.toContain('Is healed')
    const hurt = sceneAfter(
      'enemy',
      enemy({ damage: 1, ready: false }),
      marvel.defend('Lumen'),
      marvel.boost(0),
    )
    expect(offered(hurt, 'what')).toContain('Is healed')
    expect(offered(hurt, 'what')).toContain('Readies')
    expect(offered(hurt, 'what')).not.toContain('A card makes someone the defender')
    expect(offered(hurt, 'what')).toContain('The boost ability is canceled')
    const over = sceneAfter('enemy', enemy(), marvel.nobody, marvel.boost(0), marvel.deal)
    expect(offered(over, 'what')).not.toContain('Damage is prevented')
  })

  test('has the groups of two characters or more, for damage to all of them at once', () => {
    const at = sceneAfter('enemy', enemy())
    expect(offered(at, 'whom')).toContain('All heroes and allies')
    expect(offered(at, 'whom', 'de')).toContain('Alle Helden und Verbündeten')
    expect(offered(at, 'whom')).not.toContain('All minions')
    const [each, one] = [{ each: 'friendly character' }, { piece: 'Lumen' }]
    for (const [whom, to] of [
      ['friends', each],
      ['Lumen', one],
    ] as const)
      expect(reported(at, { what: 'damage', whom, number: '1' })).toMatchObject({
        card: { effects: [{ kind: 'damage', to, amount: 1 }] },
      })
    const stun = readHappens(filled({ what: 'stunned', whom: 'friends' }), at)
    expect(stun).toMatchObject({ problem: { code: 'notAGroup' } })
  })

  test('MC-EA-15: can say that the enemy gets no boost card', () => {
    const at = sceneAfter('enemy', enemy())
    expect(reported(at, { what: 'noBoostCard', when: 'initiation' })).toMatchObject({
      card: { effects: [{ kind: 'noBoostCard' }] },
    })
  })

  test('knows no defender and no boost card in a player’s attack', () => {
    const kinds = offered(sceneAfter('player', basic([lumen(), rustling()]), { choice: 'Rustling' }), 'what')
    expect(kinds).toContain('ATK changes for this attack')
    expect(kinds.filter(words => /defender|DEF|boost/.test(words))).toEqual([])
  })

  test('is not there once nothing can be reported any more', () => {
    const done = sceneAfter('enemy', enemy(), marvel.nobody, marvel.boost(0), marvel.deal, marvel.finish)
    expect(happensForm(done, 'en')).toBeNull()
    expect(readHappens(filled({ what: 'atk' }), done)).toMatchObject({
      problem: { code: 'noReportHere' },
    })
  })

  test('is opened again as it was filled in', () => {
    const at = sceneAfter('enemy', enemy())
    const form = happensForm(at, 'en', filled({ what: 'heal', when: 'defend', number: '+2', text: 'Aid' }))
    expect(JSON.stringify(form)).toContain('"value":"+2"')
    expect(JSON.stringify(form).match(/"default":true/g)).toHaveLength(1)
  })
})

describe('a report', () => {
  test('goes into the latest moment in which it is possible, or into the one that was chosen', () => {
    const point = sceneAfter('enemy', enemy())
    const tough = { kind: 'status', to: { piece: 'Lumen' }, status: 'tough' }
    const said = { what: 'tough', whom: 'Lumen' }
    expect(reported(point, said)).toEqual({ question: 'defend', card: { effects: [tough] } })
    expect(reported(point, { ...said, when: 'initiation' })).toEqual({
      question: 'initiation',
      card: { effects: [tough] },
    })
    expect(reported(point, { ...said, when: 'flipped' })).toMatchObject({ problem: { code: 'momentGone' } })
  })

  test('calls its card by an id, and says what that is called', () => {
    const at = sceneAfter('enemy', enemy())
    const read = readHappens(filled({ what: 'atk', number: '-2', text: ' Webbed\u202E Up ' }), at)
    expect(read).toMatchObject({
      given: {
        answer: { card: { name: 'card-1', effects: [{ kind: 'atk', amount: -2 }] } },
        names: { 'card-1': { en: 'Webbed Up', de: 'Webbed Up' } },
      },
    })
  })

  test('of a (defense) ability makes the player of the character its owner', () => {
    const point = sceneAfter('enemy', enemy())
    expect(reported(point, { what: 'defense', whom: 'Sparrow', number: 'all' })).toEqual({
      question: 'defend',
      card: { owner: 'Ana', label: 'defense', effects: [{ kind: 'prevent', amount: 'all' }] },
    })
    expect(reported(point, { what: 'defense', whom: 'Lumen' })).toMatchObject({ card: { effects: [] } })
  })

  test('of a note plays no card, in Gundam’s action step either', () => {
    const point = sceneAfter('unit', gundam.attack([falcon(), mole()]), gundam.noBlock)
    const note = { effects: [{ kind: 'note', text: 'Fog' }] }
    expect(reported(point, { what: 'note', text: 'Fog' })).toEqual({ question: 'action:Rio', card: note })
  })

  test('in the action step is the action of whose turn it is, unless it is said to be a triggered effect', () => {
    const point = sceneAfter('unit', gundam.attack([falcon(), mole()]), gundam.noBlock)
    const said = { what: 'ap', whom: 'Mole', number: '+1' }
    const effects = [{ kind: 'ap', who: { piece: 'Mole' }, amount: 1 }]
    expect(reported(point, said)).toEqual({ question: 'action:Rio', card: { owner: 'Rio', effects } })
    expect(reported(point, { ...said, when: 'action:Rio triggered' })).toEqual({
      question: 'action:Rio',
      card: { label: 'triggered', effects },
    })
  })

  test('can deploy a card that nobody has seen yet, for a player', () => {
    const at = sceneAfter('unit', gundam.attack([falcon(), fort()]))
    const read = readHappens(
      filled({ what: 'deploy base', whom: 'Rio', number: '5', text: 'White Base' }),
      at,
    )
    if (!('given' in read)) throw new Error(JSON.stringify(read))
    const piece = { id: 'base-1', kind: 'base', player: 'Rio', hp: 5 }
    expect(read.given.answer).toMatchObject({ card: { effects: [{ kind: 'deploy', piece }] } })
    expect(read.given.names).toEqual({ 'base-1': inEachLanguage(() => 'White Base') })
    expect(at.tries(read.given.answer)).toBeNull()
  })

  test.each([
    [{}, 'whatMissing'],
    [{ what: 'never heard of' }, 'notPossibleNow'],
    [{ what: 'damage', number: '1' }, 'whomMissing'],
    [{ what: 'damage', number: '1', whom: 'Nobody' }, 'cardGone'],
    [{ what: 'damage', whom: 'Lumen' }, 'numberMissing'],
    [{ what: 'damage', whom: 'Lumen', number: 'all' }, 'allNotHere'],
    [{ what: 'damage', whom: 'Lumen', number: '100' }, 'numberOutOfRange'],
    [{ what: 'damage', whom: 'Lumen', number: 'lots' }, 'numberUnreadable'],
    [{ what: 'note' }, 'noteMissing'],
    [{ what: 'note', text: 'x'.repeat(201) }, 'noteTooLong'],
    [{ what: 'damage', whom: 'Lumen', number: '1', text: 'x'.repeat(61) }, 'nameTooLong'],
  ])('with %o is a problem: %s', (said, code) => {
    const at = sceneAfter('enemy', enemy())
    expect(readHappens(filled(said as Record<string, string>), at)).toMatchObject({ problem: { code } })
  })

  test.each([
    ['prevent', { orAll: true }],
    ['damage', {}],
  ])('of %s without a number says whether “all” is one', (what, more) => {
    const read = readHappens(filled({ what, whom: 'Lumen' }), sceneAfter('enemy', enemy()))
    const details = { asks: 'number', min: 0, max: 99, ...more }
    expect(read).toMatchObject({ problem: { code: 'numberMissing' } })
    expect('problem' in read && read.problem.details).toEqual(details)
  })

  test.each([
    [{ what: 'rest', whom: 'Rio' }, 'notAPlayer'],
    [{ what: 'rest', whom: 'shieldArea' }, 'notTheShieldArea'],
    [{ what: 'deploy unit', whom: 'Rio' }, 'nameMissing'],
    [{ what: 'deploy unit', whom: 'Rio', text: 'x'.repeat(61) }, 'nameTooLong'],
  ])('in Gundam with %o is a problem: %s', (said, code) => {
    const at = sceneAfter('unit', gundam.attack([falcon(), mole()]))
    expect(readHappens(filled(said as Record<string, string>), at)).toMatchObject({ problem: { code } })
  })
})
