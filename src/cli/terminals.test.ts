// The outcome of an attack in a sentence, as a terminal says it, of real plays and in both languages.
import { describe, expect, it } from 'vitest'
import { playedGames } from '../played-games.ts'
import { wordsIn } from '../words/words.ts'
import { terminalFor } from './terminals.ts'

const { flows } = playedGames()

/** The last sentence in English and in German; null while the attack goes on. */
function ends(flow: string, setUp: object, ...answers: readonly object[]): (string | null)[] {
  const played = flows.get(flow)?.play(setUp, answers)
  if (!played || played.refused) throw new Error(JSON.stringify(played?.refused ?? flow))
  return (['en', 'de'] as const).map(language =>
    terminalFor(flow).ends(played, { t: wordsIn(language), nameOf: id => id }),
  )
}

it('is told of every played flow', () => {
  for (const flow of flows.keys()) expect(terminalFor(flow).ends, flow).toBeTypeOf('function')
  expect(() => terminalFor('gundam/tea-party')).toThrow('tea-party')
})

const nobody = { question: 'defend', choice: 'nobody' }
const boost = (number: number, effects: readonly object[] = []) => ({
  question: 'boost#1',
  choice: 'flip',
  number,
  card: { name: 'Boost', effects },
})
const deal = { question: 'damage', choice: 'deal' }
const finish = { question: 'finish', choice: 'finish' }

const hero = { id: 'Ana', kind: 'hero', player: 'A', def: 1, hitPoints: 5, atk: 2 }
const foe = { id: 'Foe', kind: 'villain', atk: 2, hitPoints: 9 }
const attack = (...pieces: readonly object[]) => ({ pieces, attacker: 'Foe', target: { player: 'A' } })
const ENEMY = 'marvel-champions/enemy-attack'

describe('an enemy attack ends', () => {
  it.each([
    [
      'with damage',
      attack(hero, foe),
      [nobody, boost(1), deal, finish],
      'Ana takes 3 damage: 2 of 5 HP left.',
    ],
    [
      'with a defeat',
      attack(hero, foe),
      [nobody, boost(3), deal, finish],
      'Ana takes 5 damage and is defeated.',
    ],
    [
      'without damage',
      attack({ ...hero, tough: 1 }, foe),
      [nobody, boost(1), deal, finish],
      'Ana takes no damage: 5 of 5 HP left.',
    ],
    [
      'without anybody knowing what is left',
      attack({ ...hero, hitPoints: undefined }, foe),
      [nobody, boost(0), deal, finish],
      'Ana takes 2 damage.',
    ],
    ['before it begins', attack(hero, { ...foe, stunned: 1 }), [], 'Stunned, so there is no attack.'],
    [
      'early',
      attack(hero, foe),
      [nobody, boost(0, [{ kind: 'endAttack' }, { kind: 'threat', amount: 2 }]), finish],
      'The attack ends early. 2 threat is placed on the main scheme.',
    ],
    [
      'with an ally gone',
      attack(hero, foe, { id: 'Pal', kind: 'ally', player: 'A', hitPoints: 2 }),
      [nobody, boost(0, [{ kind: 'leaves', who: { piece: 'Pal' }, how: 'discarded' }]), deal, finish],
      'Ana takes 2 damage: 3 of 5 HP left. Pal is no longer in play.',
    ],
  ])('%s', (_, setUp, answers, said) => {
    expect(ends(ENEMY, setUp, ...answers)[0]).toBe(said)
  })

  it('in German as well', () => {
    const quiet = [nobody, boost(0), deal, finish]
    expect(ends(ENEMY, attack(hero, foe), ...quiet)[1]).toBe('Ana nimmt 2 Schaden: noch 3 von 5 LP.')
    expect(ends(ENEMY, attack(hero, { ...foe, stunned: 1 }))[1]).toBe('Betäubt, also gibt es keinen Angriff.')
    const early = [nobody, boost(0, [{ kind: 'endAttack' }]), finish]
    expect(ends(ENEMY, attack(hero, foe), ...early)[1]).toBe('Der Angriff endet vorzeitig.')
  })

  it('with a scheme instead, against an alter-ego', () => {
    const setUp = { ...attack({ ...hero, kind: 'alter-ego' }, foe), activation: 'asked' }
    expect(ends(ENEMY, setUp, { question: 'activation', choice: 'schemes' })).toEqual([
      'A scheme takes place instead of an attack.',
      'Statt eines Angriffs wird der Plan vorangetrieben.',
    ])
  })

  it('of a scheme with its threat, and where that stands', () => {
    const nora = { id: 'Nora', kind: 'alter-ego', player: 'A' }
    const setUp = (more: object) => ({
      ...attack(nora, { ...foe, sch: 1 }),
      schemes: [{ id: 'Main', kind: 'main', threat: 5, threshold: 8, ...more }],
    })
    const answers = [boost(1), { question: 'threat', choice: 'place' }, finish]
    const told = (more: object) => ends('marvel-champions/enemy-scheme', setUp(more), ...answers)
    expect(told({})).toEqual(['It places 2 threat (7 of 8).', 'Platziert wird 2 Bedrohung (7 von 8).'])
    expect(told({ threat: 7 })[0]).toBe('It places 2 threat (9 of 8: completed).')
    expect(told({ threshold: undefined })[0]).toBe('It places 2 threat (7 now).')
    const attacks = { question: 'attempt', card: { effects: [{ kind: 'replaceScheme', attacks: true }] } }
    expect(ends('marvel-champions/enemy-scheme', setUp({}), attacks)[0]).toBe(
      'An attack takes place instead of the scheme.',
    )
  })

  it('of a thwart with what each scheme has lost, or why there is none', () => {
    const told = (more: object, ...answers: object[]) =>
      ends(
        'marvel-champions/thwart',
        {
          pieces: [{ ...hero, thw: 2, ...more }],
          attacker: hero.id,
          schemes: [{ id: 'Main', kind: 'main', threat: 7 }],
        },
        ...answers,
      )
    const removes = [{ question: 'removal', choice: 'remove' }, finish]
    expect(told({}, ...removes)).toEqual(['Main loses 2 threat.', 'Main verliert 2 Bedrohung.'])
    expect(told({ thw: 0 }, ...removes)).toEqual(['No threat is removed.', 'Keine Bedrohung wird entfernt.'])
    expect(told({ confused: 1 })[0]).toBe('A status card is discarded, so there is no thwart.')
  })

  it('not yet while something is asked', () => {
    expect(ends(ENEMY, attack(hero, foe), nobody)).toEqual([null, null])
  })
})

it('a player’s attack names every enemy that it hit, and the attacker that retaliate hit', () => {
  const setUp = { pieces: [hero, { ...foe, retaliate: 1 }], attacker: 'Ana', targets: ['Foe'] }
  expect(ends('marvel-champions/player-attack', setUp, deal, finish)).toEqual([
    'Foe takes 2 damage: 7 of 9 HP left. Ana takes 1 damage: 4 of 5 HP left.',
    'Foe nimmt 2 Schaden: noch 7 von 9 LP. Ana nimmt 1 Schaden: noch 4 von 5 LP.',
  ])
})

const unit = { id: 'Zaku', kind: 'unit', player: 'A', ap: 2, hp: 3 }
const other = { id: 'Gun', kind: 'unit', player: 'B', ap: 1, hp: 4, rested: true }
const battle = (more: object = {}) => ({
  edition: '1.9.0',
  activePlayer: 'A',
  standbyPlayer: 'B',
  pieces: [unit, other],
  attacker: 'Zaku',
  target: { unit: 'Gun' },
  ...more,
})
const UNIT = 'gundam/unit-attack'
const noBlock = { question: 'block', choice: 'decline' }
const pass = { question: 'action:B', choice: 'bothPass' }
const burst = { question: 'burst#1', choice: 'noBurst' }

describe('a Unit attack ends', () => {
  it('with the HP that both Units have left', () => {
    expect(ends(UNIT, battle(), noBlock, pass, finish)).toEqual([
      'Gun takes 2 damage: 2 of 4 HP left. Zaku takes 1 damage: 2 of 3 HP left.',
      'Gun nimmt 2 Schaden: noch 2 von 4 TP. Zaku nimmt 1 Schaden: noch 2 von 3 TP.',
    ])
    expect(ends(UNIT, battle({ pieces: [{ ...unit, ap: 0 }, other] }), noBlock, pass, finish)[0]).toBe(
      'Gun takes no damage: 4 of 4 HP left. Zaku takes 1 damage: 2 of 3 HP left.',
    )
  })

  it('with a Unit destroyed by more than damage', () => {
    const leaves = { kind: 'leaves', who: { piece: 'Gun' }, how: 'destroyed' }
    const played = { question: 'action:B', card: { name: 'Card', owner: 'B', effects: [leaves] } }
    const passed = [noBlock, played, { choice: 'bothPass' }, finish]
    expect(ends(UNIT, battle(), ...passed)).toEqual([
      'The battle ends early. Gun is destroyed.',
      'Der Kampf endet vorzeitig. Gun wird zerstört.',
    ])
  })

  it('with Shields destroyed, as many as are left if that is known', () => {
    const player = { target: { player: true }, pieces: [unit] }
    expect(ends(UNIT, battle({ ...player, shields: 1 }), noBlock, pass, burst, finish)).toEqual([
      '1 Shield is destroyed: 0 left.',
      '1 Schild wird zerstört: noch 0.',
    ])
    const unknown = { question: 'shieldArea', choice: 'shields' }
    expect(ends(UNIT, battle(player), noBlock, pass, unknown, burst, finish)).toEqual([
      '1 Shield is destroyed.',
      '1 Schild wird zerstört.',
    ])
  })

  it('with a winner, or without an attack', () => {
    const player = { target: { player: true }, pieces: [unit], shields: 0 }
    expect(ends(UNIT, battle(player), noBlock, pass, finish)).toEqual([
      'A wins the game.',
      'A gewinnt das Spiel.',
    ])
    const { attacker: _, target: __, ...open } = battle()
    expect(ends(UNIT, open, { question: 'attacker', choice: 'noAttack' })).toEqual([
      'Nobody attacks.',
      'Niemand greift an.',
    ])
  })
})

it('a battle that an effect begins tells both Units', () => {
  expect(ends('gundam/effect-battle', battle(), finish)[0]).toBe(
    'Gun takes 2 damage: 2 of 4 HP left. Zaku takes 1 damage: 2 of 3 HP left.',
  )
})
