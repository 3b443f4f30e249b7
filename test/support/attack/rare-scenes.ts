// Builds scenes that random plays hardly reach: missing numbers, endless chains, full tables, harmful names.
import { inEachLanguage } from '../../../src/language.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'
import { type Log, otherInGerman, SEATS, sceneOf } from './scenes.ts'

const named = (...ids: string[]) => Object.fromEntries(ids.map((id, i) => [id, otherInGerman(i)]))

const boss = { id: 'xq-boss', kind: 'villain', atk: 2, hitPoints: 20 } as const
const hero = { id: 'xq-hero', kind: 'hero', player: 'p1', def: 1, hitPoints: 10 } as const

function enemyAttack(more: object, log: Log): Scene {
  const setUp = {
    players: ['p1', 'p2'],
    pieces: [boss, hero],
    attacker: 'xq-boss',
    target: { player: 'p1' },
    ...more,
  }
  const names = named('xq-boss', 'xq-hero', 'xq-a1', 'xq-a2')
  return sceneOf({ flow: 'marvel-champions/enemy-attack', setUp, names, seats: SEATS }, log)
}

const count = (of: string) => ({ count: of, of: { piece: 'xq-hero' } })
const report = (question: string, ...effects: object[]) => ({ question, card: { effects } })

const idOf = (piece: object): string => ('id' in piece ? String(piece.id) : '')

function unitAttack(pieces: readonly object[], more: object, log: Log): Scene {
  const setUp = { activePlayer: 'p1', standbyPlayer: 'p2', pieces, ...more } as never
  return sceneOf(
    {
      flow: 'gundam/unit-attack',
      setUp,
      names: named(...pieces.map(idOf), 'xq-one', 'xq-two', 'xq-seven'),
      seats: SEATS,
    },
    log,
  )
}

const unit = { id: 'xq-one', kind: 'unit', player: 'p1' }
const resting = { id: 'xq-two', kind: 'unit', player: 'p2', ap: 1, rested: true }
const onUnit = { attacker: 'xq-one', target: { unit: 'xq-two' } }
const nobodyActs = [
  { question: 'block', choice: 'decline' },
  { question: 'action:p2', choice: 'bothPass' },
]

/** Scenes in which a card or the attack asks for a missing number. */
const missingNumbers = (): Scene[] => {
  const { def: _, ...withoutDef } = hero
  const { hitPoints: __, ...withoutHitPoints } = hero
  const { atk: ___, ...withoutAtk } = boss
  const declared = report('initiation', { kind: 'defender', who: { piece: 'xq-hero' } })
  const asMany = { kind: 'damage', to: { piece: 'xq-boss' }, amount: count('hit points of') }
  const counted = {
    kind: 'damage',
    to: { piece: 'xq-one' },
    amount: { count: 'HP of', of: { piece: 'xq-two' } },
  }
  const toTheVillain = report('initiation', { kind: 'status', to: { the: 'villain' }, status: 'tough' })
  return [
    enemyAttack({ pieces: [{ ...boss, kind: 'minion' }, hero] }, [toTheVillain]),
    enemyAttack({ pieces: [boss, withoutDef] }, [
      declared,
      { question: 'boost#1', choice: 'flip', number: 0 },
    ]),
    enemyAttack({ pieces: [withoutAtk, hero] }, [
      { question: 'defend', choice: 'nobody' },
      { question: 'boost#1', choice: 'flip', number: 0 },
    ]),
    enemyAttack({ pieces: [boss, withoutHitPoints] }, [report('initiation', asMany)]),
    allyAttack([{ question: 'damage', choice: 'deal' }]),
    unitAttack([{ ...unit, ap: 3, hp: 3 }, resting], onUnit, [
      { question: 'attack', card: { owner: 'p1', effects: [counted] } },
    ]),
    unitAttack([unit, resting], onUnit, nobodyActs),
  ]
}

/** The scene of a thwart in which one of two schemes is chosen. */
function thwart(): Scene {
  const setUp = {
    players: ['p1'],
    pieces: [{ id: 'xq-hero', kind: 'hero', player: 'p1' }],
    attacker: 'xq-hero',
    schemes: [
      { id: 'xq-a1', kind: 'main', threat: 1 },
      { id: 'xq-a2', kind: 'side', threat: 2 },
    ],
  } as never
  const names = named('xq-hero', 'xq-a1', 'xq-a2')
  return sceneOf({ flow: 'marvel-champions/thwart', setUp, names, seats: SEATS }, [])
}

/** Scenes of a scheme: on which of two main schemes, with what SCH, and before its threat. */
function schemes(): Scene[] {
  const other = { id: 'xq-a2', kind: 'main' }
  const setUp = {
    players: ['p1'],
    pieces: [
      { ...boss, atk: undefined },
      { id: 'xq-hero', kind: 'alter-ego', player: 'p1' },
    ],
    attacker: 'xq-boss',
    target: { player: 'p1' },
    schemes: [{ id: 'xq-a1', kind: 'main', threat: 1 }, other],
  } as never
  const names = named('xq-boss', 'xq-hero', 'xq-a1', 'xq-a2')
  const log = [
    { question: 'boost#1', choice: 'flip', number: 0 },
    { question: 'scheme', choice: 'xq-a1' },
    { question: 'sch', choice: 'sch', number: 2 },
  ]
  const scene = (length: number) =>
    sceneOf({ flow: 'marvel-champions/enemy-scheme', setUp, names, seats: SEATS }, log.slice(0, length))
  return [1, 2, 3].map(scene)
}

function allyAttack(log: Log): Scene {
  const ally = { id: 'xq-ally', kind: 'ally', player: 'p1', atk: 1, hitPoints: 2 }
  const setUp = { players: ['p1'], pieces: [ally, boss], attacker: 'xq-ally', targets: ['xq-boss'] }
  const names = named('xq-ally', 'xq-boss')
  return sceneOf({ flow: 'marvel-champions/player-attack', setUp, names, seats: SEATS }, log)
}

/** Scenes of damage that a player divides: before it is dealt, and at the share of the first character. */
const dividedDamage = (): Scene[] => {
  const ally = { id: 'xq-a1', kind: 'ally', player: 'p1', hitPoints: 2 }
  const before = [
    report('initiation', { kind: 'indirect' }),
    { question: 'defend', choice: 'nobody' },
    { question: 'boost#1', choice: 'flip', number: 0 },
  ]
  const table = { pieces: [boss, hero, ally] }
  return [enemyAttack(table, before), enemyAttack(table, [...before, { question: 'damage', choice: 'deal' }])]
}

/** Scenes of a hero's attack that ask for retaliate X of the next stage, and which of two villains is the active one. */
const severalVillains = (): Scene[] => {
  const attacker = { ...hero, atk: 9, keywords: ['overkill'] }
  const minion = { id: 'xq-minion', kind: 'minion', hitPoints: 1 }
  const other = { ...boss, id: 'xq-other' }
  const names = named('xq-hero', 'xq-boss', 'xq-other', 'xq-minion')
  const attacked = (target: string, pieces: readonly object[], log: Log): Scene => {
    const table = { players: ['p1'], pieces: [attacker, ...pieces], attacker: 'xq-hero' }
    const setUp = { ...table, targets: [target] } as never
    const dealt = [{ question: 'damage', choice: 'deal' }, ...log]
    return sceneOf({ flow: 'marvel-champions/player-attack', setUp, names, seats: SEATS }, dealt)
  }
  const next = { question: 'nextStage:xq-boss', choice: 'sameTitle' }
  return [
    attacked('xq-boss', [{ ...boss, damage: 19 }], [next]),
    attacked('xq-minion', [boss, other, minion], []),
  ]
}

/** Scenes in which a card asks what only the players know. */
const askedOfPlayers = (): Scene[] => {
  const more = { kind: 'threat', amount: 1 }
  const schemes = [
    { id: 'xq-a1', kind: 'main', threat: 3 },
    { id: 'xq-a2', kind: 'side', threat: 3 },
  ]
  const stuns = { kind: 'status', to: { the: 'chosen' }, status: 'stunned' }
  return [
    { ...more, if: { asks: 'expertMode' } },
    { ...more, amount: { asks: 'sideSchemes' } },
    {
      kind: 'oneOf',
      ways: [
        { name: 'threat2', effects: [more] },
        { name: 'none', effects: [] },
      ],
    },
    { kind: 'chooses', from: { each: 'character of you', where: 'highestAtk' }, effects: [stuns] },
    { kind: 'choosesPlayer', effects: [more] },
    { kind: 'removesThreat', amount: 1, from: 'scheme' },
  ].map(effect => enemyAttack({ schemes }, [report('initiation', effect)]))
}

/** A scene of a boss with toughness that has taken damage. */
const maybeTough = (): Scene =>
  enemyAttack({ pieces: [{ ...boss, toughness: true }, hero] }, [
    report('initiation', { kind: 'damage', to: { piece: 'xq-boss' }, amount: 1 }),
  ])

/** Scenes that ask for the attacker, the other Unit of a battle, the identity behind a lost ally, the next stage. */
const missingFacts = (): Scene[] => {
  const ally = { id: 'xq-hero', kind: 'ally', player: 'p1', hitPoints: 2 }
  const lost = report('damage', { kind: 'leaves', who: { the: 'defender' }, how: 'discarded' })
  return [
    unitAttack([unit], {}, []),
    unitAttack([{ ...unit, ap: 3, hp: 3 }, resting], { ...onUnit, edition: '1.9.0' }, [
      report('attack', { kind: 'battle', attacker: { piece: 'xq-one' } }),
    ]),
    enemyAttack({ pieces: [boss, ally], target: { player: 'p1', character: 'xq-hero' } }, [
      { question: 'defend', choice: 'xq-hero' },
      { question: 'boost#1', choice: 'flip', number: 0 },
      lost,
    ]),
    enemyAttack({}, [report('initiation', { kind: 'damage', to: { piece: 'xq-boss' }, amount: 20 })]),
  ]
}

/** A scene in which two abilities trigger each other until the engine asks. */
const endlessChain = (): Scene => {
  const forced = (id: string, who: string, to: string) => ({
    id,
    forced: true,
    trigger: { on: 'afterTakesDamage', who },
    effects: [{ kind: 'damage', to: { piece: to }, amount: 1 }],
  })
  const pieces = [
    { ...boss, hitPoints: 200 },
    { ...hero, hitPoints: 200 },
  ]
  const abilities = [forced('xq-a1', 'xq-hero', 'xq-boss'), forced('xq-a2', 'xq-boss', 'xq-hero')]
  return enemyAttack({ pieces, abilities }, [
    report('initiation', { kind: 'damage', to: { piece: 'xq-hero' }, amount: 1 }),
  ])
}

/** A scene in which a seventh Unit comes and another one must make room. */
const seventhUnit = (): Scene => {
  const six = Array.from({ length: 6 }, (_, i) => ({ ...resting, id: i === 0 ? 'xq-two' : `xq-two-${i}` }))
  const comes = { kind: 'deploy', piece: { ...resting, id: 'xq-seven' } }
  return unitAttack([{ ...unit, ap: 1, hp: 1 }, ...six], onUnit, [
    { question: 'attack', card: { owner: 'p2', effects: [comes] } },
  ])
}

/** A name of a hundred characters, mostly markdown. */
const HARMFUL = `${'*_~`|<@[#'.repeat(11)}\u202E`

/** A scene with as many allies as a table takes, all with harmful names. */
const crowdedTable = (): Scene => {
  const allies = Array.from({ length: 55 }, (_, i) => ({
    id: `xq-${i}`,
    kind: 'ally',
    player: 'p1',
    hitPoints: 3,
    tough: 1,
    keywords: ['guard', 'overkill', 'piercing', 'ranged'],
  }))
  const pieces = [boss, hero, ...allies]
  const names = Object.fromEntries(pieces.map(({ id }) => [id, inEachLanguage(() => HARMFUL)]))
  const seats = [{ player: 'p1', user: 'user-ana', name: HARMFUL }]
  const setUp = { players: ['p1'], pieces, attacker: 'xq-boss', target: { player: 'p1' } }
  const note = { kind: 'note', text: HARMFUL.repeat(2) }
  const notes = Array.from({ length: 30 }, () => report('initiation', note, note))
  return sceneOf({ flow: 'marvel-champions/enemy-attack', setUp, names, seats }, notes)
}

/** A scene in which a player attacks many enemies at once. */
const manyTargets = (): Scene => {
  const enemies = Array.from({ length: 30 }, (_, i) => ({
    id: `xq-${i}`,
    kind: 'minion',
    atk: 1,
    retaliate: 1,
  }))
  const setUp = {
    players: ['p1'],
    pieces: [hero, ...enemies],
    attacker: 'xq-hero',
    ability: { attacks: [{ targets: 'each enemy', instances: [{ amount: 2 }] }] },
  }
  const names = named('xq-hero', ...enemies.map(({ id }) => id))
  return sceneOf({ flow: 'marvel-champions/player-attack', setUp, names, seats: SEATS }, [])
}

/** A Burst that chooses a Unit, one of which nobody has said what it does, its text, and what an attack takes for granted. */
const unsaidTexts = (): Scene[] => {
  const atPlayer = { attacker: 'xq-one', target: { player: true }, shields: 2 }
  const activate = { question: 'burst#1', choice: 'activate', card: { effects: [{ kind: 'asksBurst' }] } }
  const rests = { kind: 'rest', who: { the: 'chosen' } }
  const chooses = { kind: 'choose', from: { units: 'enemy' }, effects: [rests] }
  const chosen = { ...activate, card: { effects: [chooses] } }
  const pieces = [{ ...unit, ap: 3, hp: 3 }]
  return [
    unitAttack(pieces, atPlayer, [...nobodyActs, chosen]),
    unitAttack(pieces, atPlayer, [...nobodyActs, { ...chosen, choice: 'name' }]),
    unitAttack(pieces, atPlayer, [...nobodyActs, activate]),
    unitAttack(pieces, atPlayer, [...nobodyActs, activate, { question: 'burstWay#1', choice: 'main' }]),
    unitAttack(pieces, { ...atPlayer, assumed: ['noBase', 'notDeployed'] }, []),
  ]
}

export const rareScenes = (): Scene[] => [
  ...unsaidTexts(),
  ...missingNumbers(),
  ...missingFacts(),
  ...dividedDamage(),
  ...askedOfPlayers(),
  ...severalVillains(),
  ...schemes(),
  thwart(),
  maybeTough(),
  endlessChain(),
  seventhUnit(),
  crowdedTable(),
  manyTargets(),
]
