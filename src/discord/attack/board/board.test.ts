import { describe, expect, it } from 'vitest'
import { labelsOn, optionsOn, pressing, read } from '../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { GUNDAM, RHINO, SPIDER_MAN, sceneOf, WING_GUNDAM } from '../../../../test/support/attack/scenes.ts'
import { COMPLETE_LANGUAGES, type CompleteLanguage, type Language } from '../../../language.ts'
import { boardView } from './board.ts'

const PLAIN = {
  'enemy-attack': {
    given: RHINO,
    en: ['Spider-Man (basic, DEF 3)', '2', 'Deal 2 damage', 'Finish'],
    de: ['Spider-Man (Basis, VER 3)', '2', '2 Schaden zufügen', 'Fertig'],
  },
  'player-attack': {
    given: { ...SPIDER_MAN, setUp: { ...SPIDER_MAN.setUp, targets: ['minion-1'] } },
    en: ['Deal 2 damage', 'Finish'],
    de: ['2 Schaden zufügen', 'Fertig'],
  },
  'unit-attack': {
    given: GUNDAM,
    en: ['Zaku II', 'Both pass', 'Finish'],
    de: ['Zaku II', 'Beide passen', 'Fertig'],
  },
  'effect-battle': {
    given: WING_GUNDAM,
    en: ['It has no Burst', 'Finish'],
    de: ['Hat keinen Burst', 'Fertig'],
  },
} as const

const boards = (flow: keyof typeof PLAIN, language: CompleteLanguage) =>
  pressing(PLAIN[flow].given, language, ...PLAIN[flow][language]).map(scene =>
    read(boardView(FACES, scene, { language })),
  )

describe('a plain attack', () => {
  for (const flow of ['enemy-attack', 'player-attack', 'unit-attack', 'effect-battle'] as const)
    for (const language of COMPLETE_LANGUAGES)
      it(`reads as in boards/${flow}.${language}.txt, board after board`, async () => {
        const text = boards(flow, language).join('\n\n════════════\n\n')
        await expect(`${text}\n`).toMatchFileSnapshot(`boards/${flow}.${language}.txt`)
      })

  it('takes four presses if an enemy attacks, two if a hero does, three if a Unit does, two in a battle by an effect', () => {
    for (const [flow, presses] of [
      ['enemy-attack', 4],
      ['player-attack', 2],
      ['unit-attack', 3],
      ['effect-battle', 2],
    ] as const) {
      const scenes = pressing(PLAIN[flow].given, 'en', ...PLAIN[flow].en)
      expect(scenes.map(({ played }) => played.outcome !== null)).toEqual([
        ...Array(presses).fill(false),
        true,
      ])
    }
  })

  it('lets an ally on the board defend by one press', () => {
    const [, after] = pressing(PLAIN['enemy-attack'].given, 'en', 'Mockingbird (3 HP)')
    if (!after) throw new Error('nothing was pressed')
    expect(read(boardView(FACES, after))).toContain('- Mockingbird exhausts and defends.')
  })

  it('is a summary at once if everything was said beforehand', () => {
    const given = [
      { choice: 'nobody' },
      { choice: 'flip', number: 1 },
      { choice: 'deal' },
      { choice: 'finish' },
    ]
    const board = boardView(FACES, sceneOf({ ...RHINO, setUp: { ...RHINO.setUp, given } }), {
      language: 'en',
    })
    expect(read(board)).toContain('## Rhino II attacked Spider-Man: 4 damage')
    expect(read(board)).toContain('- Spider-Man takes 4 damage: 6 of 10 HP left.')
    expect(labelsOn(board)).toEqual([...NEXT, 'Transcript'])
    expect(optionsOn(board, 'Another attack or change…')).toEqual(OTHERWISE)
  })
})

/** The villain has attacked, so it comes last; nobody has said which phase it is, nor who plays on the second seat. */
const NEXT = [
  'Spider-Man attacks Rhino II',
  'Mockingbird attacks Rhino II',
  'Rhino II attacks Ana',
  'The players’ phase ends: all ready',
]
const OTHERWISE = [
  'Spider-Man changes form',
  'Heal Spider-Man…',
  'A minion comes…',
  'A card has an enemy attack…',
  'Something changed…',
  'Threat or a scheme…',
  'The players’ phase ends, with other threat…',
  'The round is over',
  'An ally comes…',
  'A villain comes…',
  'A side scheme comes…',
  'The main scheme is named…',
  'A card with icons comes…',
]

describe('what a board says', () => {
  const hero = { id: 'hero', kind: 'hero', player: 'p1', def: 3 }
  const on = (pieces: object[], log: object[] = [], more: object = {}) =>
    sceneOf({ ...RHINO, setUp: { ...RHINO.setUp, ...more, pieces } as never }, log as never)
  const enemy = { id: 'enemy', kind: 'villain', atk: 3 }
  const boost = { question: 'boost#1', choice: 'flip', number: 2 }
  const lines = (scene: ReturnType<typeof on>, language: Language = 'en') =>
    read(boardView(FACES, scene, { language }))

  it('never invents hit points: without them it tells the damage', () => {
    const scene = on(
      [enemy, hero],
      [{ question: 'defend', choice: 'nobody' }, boost, { question: 'damage', choice: 'deal' }],
    )
    expect(lines(scene)).toContain('**Spider-Man** · DEF 3 · 5 damage · ready · *target*')
    expect(lines(scene)).toContain('- Spider-Man takes 5 damage.\n')
    expect(lines(scene)).toContain(
      'Spider-Man has taken 5 damage and stays in play, unless you say otherwise.',
    )
    expect(labelsOn(boardView(FACES, scene, { language: 'en' }))).toContain('Spider-Man is defeated')
  })

  it('works the damage out, with DEF, tough, increases and without a defender', () => {
    const defend = { question: 'defend', choice: 'hero' }
    const raised = { question: 'damage', card: { effects: [{ kind: 'increase', amount: 2 }] } }
    expect(lines(on([enemy, hero], [defend, boost]))).toContain('**5 ATK − 3 DEF = 2 damage to Spider-Man.**')
    expect(lines(on([enemy, { ...hero, tough: 1 }], [defend, boost]))).toContain(
      'Spider-Man. Tough stops it.**',
    )
    expect(lines(on([enemy, hero], [defend, boost, raised]))).toContain(
      '**7 damage − 3 DEF = 4 damage to Spider-Man.**',
    )
    expect(lines(on([enemy, { ...hero, def: 9 }], [defend, boost]))).toContain(
      '**DEF stops all 5 damage to Spider-Man.**',
    )
    expect(lines(on([enemy, hero], [{ ...defend, choice: 'nobody' }, boost]))).toContain(
      '**5 damage to Spider-Man, undefended.**',
    )
  })

  it('strikes through what was taken back, as long as nothing has happened since', () => {
    const defend = { question: 'defend', choice: 'hero' }
    const undone = on([enemy, hero], [defend, { takesBack: 1 }])
    expect(lines(undone)).toContain('- ~~Spider-Man exhausts and defends.~~ taken back by Ana\n')
    expect(lines(undone)).toContain('· ready · *target*')
    const after = on([enemy, hero], [defend, { takesBack: 1 }, { question: 'defend', choice: 'nobody' }])
    expect(lines(after)).not.toContain('~~')
  })

  it('tells what will happen if nothing happens first, where a player may use an ability first', () => {
    const counters = { trigger: { on: 'attacks', who: 'enemy' }, owner: 'p1', effects: [] }
    const may = { abilities: [{ id: 'ability-1', source: 'hero', ...counters }] }
    const extra = { boostCards: 1 }
    const [, after = ''] = lines(on([enemy, hero], [], { ...may, ...extra })).split(
      '-# If nothing happens first:',
    )
    expect(after).toContain('facedown')
    expect(lines(on([enemy, hero], [], extra))).not.toContain('If nothing happens first')
  })

  it('names a reminder with its moment, and says who “you” is', () => {
    const ability = {
      id: 'ability-1',
      source: 'enemy',
      forced: true,
      trigger: { on: 'attacks', who: 'enemy' },
    }
    const names = { ...RHINO.names, 'ability-1': { en: 'Ultron I', de: 'Ultron I' } }
    const scene = sceneOf({ ...RHINO, names, setUp: { ...RHINO.setUp, abilities: [ability] } as never })
    expect(lines(scene)).toContain(
      '**★ Ultron I’s ability (forced, when the enemy attacks)** Read the card, then say what it does. “You” means Ana.',
    )
    expect(labelsOn(boardView(FACES, scene, { language: 'de' }))).toEqual([
      'Sie bewirkt dies …',
      'Sie bewirkt dies: Status oder Schlüsselwort …',
      'Sie ändert hier nichts',
    ])
  })

  it('names a side without a name by its number', () => {
    const { played } = sceneOf(GUNDAM)
    expect(played.prompt?.windows.at(-1)?.name).toBe('block')
    expect(lines(sceneOf(GUNDAM))).toContain('**Who blocks?** Player 2 answers.')
    expect(lines(sceneOf(GUNDAM), 'de')).toContain('**Spieler 2** · Schilde: 6 · *Ziel*')
  })

  it('shows what a Unit has for this battle', () => {
    const card = {
      owner: 'p1',
      effects: [
        { kind: 'ap', who: { piece: 'unit-1' }, amount: 2 },
        { kind: 'keyword', who: { piece: 'unit-1' }, keyword: 'First Strike' },
      ],
    }
    const scene = sceneOf(GUNDAM, [{ question: 'attack', card }])
    expect(lines(scene)).toContain(
      '**Gundam** · AP 3, now 5 · 4 of 4 HP · rested · First Strike · Breach 1 · *attacker*',
    )
  })

  it('says so if the rules have dropped answers', () => {
    const answer = { question: 'boost#1', choice: 'flip', number: 2 }
    const firstDropped = { number: 3, by: null, at: 1, answer }
    const scene = { ...sceneOf(RHINO), dropped: 2, firstDropped }
    expect(lines(scene)).toContain(
      '-# As the rules are read today, 2 answers no longer fit, starting with answer 3 (2 boost icons on boost card 1).',
    )
  })

  it('is only to be read where that is wanted', () => {
    expect(boardView(FACES, sceneOf(RHINO), { language: 'de', isToRead: true })).toHaveLength(1)
  })
})

describe('the end of an attack', () => {
  it('says in words where another edition would end differently', () => {
    const log = [
      { question: 'defend', choice: 'ally-1' },
      {
        question: 'boost#1',
        choice: 'flip',
        number: 0,
        card: { effects: [{ kind: 'damage', to: { the: 'defender' }, amount: 3 }] },
      },
      { question: 'damage', choice: 'deal' },
      { question: 'finish', choice: 'finish' },
    ]
    const setUp = {
      ...RHINO.setUp,
      target: { player: 'p1', character: 'ally-2' },
      pieces: [
        ...(RHINO.setUp.pieces as object[]),
        { id: 'ally-2', kind: 'ally', player: 'p1', hitPoints: 9 },
      ],
    }
    const end = read(boardView(FACES, sceneOf({ ...RHINO, setUp } as never, log), { language: 'en' }))
    expect(end).toContain('## Rhino II attacked Spider-Man: 3 damage')
    expect(end).toContain(
      'rules 1.7. Under rules 1.8, it would have ended the same way. Under rules 1.6 (German), it would have ended differently: Spider-Man would have 10 HP; ally-2 would have 6 HP; the target; who counts as attacked.',
    )
  })

  it('without an attack says why', () => {
    const stunned = {
      ...RHINO.setUp,
      pieces: [
        { id: 'enemy', kind: 'villain', stunned: 1 },
        { id: 'hero', kind: 'hero', player: 'p1' },
      ],
    }
    const end = boardView(FACES, sceneOf({ ...RHINO, setUp: stunned }), { language: 'de' })
    expect(read(end)).toContain('## Rhino II war betäubt: kein Angriff')
  })

  it('has no next attack once a player is defeated', () => {
    const setUp = {
      ...GUNDAM.setUp,
      shields: 0,
      pieces: [{ id: 'unit-1', kind: 'unit', player: 'p1', ap: 3, hp: 4 }],
    }
    const end = pressing({ ...GUNDAM, setUp }, 'en', 'Nobody', 'Both pass', 'Finish').at(-1)
    if (!end) throw new Error('no scene')
    expect(read(boardView(FACES, end, { language: 'en' }))).toContain(
      '## Gundam attacked Player 2: Ana wins the game',
    )
    expect(labelsOn(boardView(FACES, end, { language: 'en' }))).toEqual(['Transcript', 'Undo'])
  })
})
