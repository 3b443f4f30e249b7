// Tests that every problem of a set-up has an exact sentence in both languages that says what to do next.

import { describe, expect, it } from 'vitest'
import words from '../../../../locales/en/cards.json' with { type: 'json' }
import { namedCards as cards } from '../../../../test/support/card-games.ts'
import { LANGUAGES, type Language } from '../../../language.ts'
import { prepareUnitAttack } from '../../../walkthroughs/set-up/gundam/unit.ts'
import { GUNDAM_RANGES, type UnitGiven } from '../../../walkthroughs/set-up/gundam/units.ts'
import { type EnemyOptions, prepareEnemyAttack } from '../../../walkthroughs/set-up/marvel-champions/enemy.ts'
import { type HeroOptions, prepareHeroAttack } from '../../../walkthroughs/set-up/marvel-champions/hero.ts'
import { MARVEL_RANGES } from '../../../walkthroughs/set-up/marvel-champions/numbers.ts'
import { prepareThwart, type ThwartOptions } from '../../../walkthroughs/set-up/marvel-champions/thwart.ts'
import { ranged, type SetUpProblem } from '../../../walkthroughs/set-up/problem.ts'
import { setUpProblemText } from './refusal.ts'

const ana = { id: '1', name: 'Ana' }

function problem(begun: object): SetUpProblem {
  if (!('problem' in begun)) throw new Error('no problem')
  return begun.problem as SetUpProblem
}
const enemy = (options: Partial<EnemyOptions>) =>
  problem(
    prepareEnemyAttack(cards, {
      language: 'en',
      player: ana,
      enemy: { name: 'card:01095' },
      hero: { name: 'card:01001a' },
      ...options,
    }),
  )
const hero = (options: Partial<HeroOptions>) =>
  problem(
    prepareHeroAttack(cards, {
      ...{ language: 'en', player: ana, attacker: { name: 'card:01001a' }, enemy: { name: 'card:01095' } },
      ...options,
    }),
  )
const thwart = (options: Partial<ThwartOptions>) =>
  problem(
    prepareThwart(cards, {
      ...{ language: 'en', player: ana, players: 1, thwarter: { name: 'card:01001a' }, scheme: {} },
      ...options,
    }),
  )
const unit = (attacker: UnitGiven, opponent = { id: '2', name: 'Ben' }) =>
  problem(prepareUnitAttack(cards, { language: 'en', player: ana, opponent, attacker }))

const PROBLEMS = [
  enemy({ enemy: { name: '' } }),
  enemy({ enemy: { name: 'x'.repeat(72) } }),
  enemy({ enemy: { name: 'card:01001a' } }),
  enemy({ enemy: { name: 'card:99999' } }),
  enemy({ enemy: { name: 'Rhino II, Klaw II' } }),
  hero({ attacker: { name: 'Uppercut' } }),
  hero({ card: 'Tackle' }),
  hero({ more: [{ name: 'Shocker', damage: 2 }] }),
  thwart({ each: 'each scheme' }),
  enemy({ enemy: { name: 'card:01095', atk: -3 } }),
  enemy({ players: 9 }),
  enemy({ enemy: { name: '*Bob*' }, hero: { name: '*Bob*' } }),
  enemy({ boost: [{ name: 'Some Card' }] }),
  enemy({ boost: [{}] }),
  enemy({ boost: [{ icons: 1 }, { icons: 2 }] }),
  unit({ name: 'Zaku' }, ana),
  unit({ name: 'T-014', pilot: 'ST01-010' }),
]
const told = (language: Language) => PROBLEMS.map(one => setUpProblemText(one, language, name => `<${name}>`))

describe('the words for a problem of the set-up', () => {
  it('name what is wrong and what is possible, in English', () => {
    expect(told('en')).toEqual([
      'A name is missing. Choose one from the list that appears while you type, or type any name.',
      'A name has at most 60 characters, and this one has 72. Shorten it and send the command again.',
      '<Spider-Man> does not fit here: it is a card of the type hero. A hero attacks with `/attack hero`, and is attacked with `/attack enemy`.',
      '<99999> does not fit here. Choose from the list that appears while you type, or type any name.',
      '“<Rhino II · Klaw II>” are 2 names, and only one fits here. Further targets of a hero’s attack go into `more-targets`, several boost cards into `boost`.',
      '<Uppercut> is an event: whose hero plays it? Name the hero as `attacker`, and the card in `attack-card`.',
      'What does <Tackle> deal? Give its damage in `ability-damage`.',
      'In a basic attack each target takes the ATK at the same time. Leave out the numbers and “then”, or give the damage in `ability-damage`.',
      'A basic thwart removes threat from one scheme. If a (thwart) ability removes threat from several, say in `removes` how much from each.',
      '<Rhino II>, ATK: -3 is not possible. Give a whole number from 0 to 99.',
      'Number of players: 9 is not possible. Give a whole number from 1 to 4.',
      'Both are called <*Bob*>. Name two different characters.',
      'How many boost icons does <Some Card> have? Choose the card from the list, or give the number.',
      'A boost card needs its name or the number of its icons.',
      'As it stands, <Rhino II> has at most 1 of these 2 boost cards. If a card gives more, count them in `boost-cards`.',
      '<Ana> cannot take both seats. Leave the opponent out, and anyone can take that seat.',
      '<Ad Balloon> cannot be paired with a Pilot. Leave the Pilot out.',
    ])
  })

  it('say the same in German, with the printed terms', () => {
    expect(told('de')).toEqual([
      'Da fehlt ein Name. Wähle einen aus der Liste, die beim Tippen erscheint, oder schreib irgendeinen.',
      'Ein Name hat höchstens 60 Zeichen, dieser hat 72. Kürze ihn und schick den Befehl noch einmal ab.',
      '<Spider-Man> passt hier nicht, der Kartentyp ist Held. Ein Held greift mit `/angriff held` an und wird mit `/angriff gegner` angegriffen.',
      '<99999> passt hier nicht. Wähle etwas aus der Liste, die beim Tippen erscheint, oder schreib irgendeinen Namen.',
      '„<Rhino II · Klaw II>“ sind 2 Namen; hier passt nur einer hin. Weitere Ziele eines Helden stehen bei `weitere-ziele`, mehrere Boost-Karten bei `boost`.',
      '<Kinnhaken> ist ein Ereignis: Wessen Held spielt es? Nenne den Helden als `angreifer` und die Karte bei `angriffskarte`.',
      'Wie viel Schaden fügt <Tackling> zu? Gib ihn bei `fähigkeit-schaden` an.',
      'Bei einem Basisangriff nimmt jedes Ziel zugleich Schaden in Höhe der ANG. Lass die Zahlen und „dann“ weg oder gib den Schaden bei `fähigkeit-schaden` an.',
      'Ein Basiswiderstand entfernt Bedrohung von einem Plan. Entfernt eine (Widerstand)-Fähigkeit sie von mehreren, sag bei `entfernt`, wie viel von jedem.',
      '<Rhino II>, ANG: -3 geht nicht. Gib eine ganze Zahl von 0 bis 99 an.',
      'Anzahl der Spieler: 9 geht nicht. Gib eine ganze Zahl von 1 bis 4 an.',
      'Beide heißen <*Bob*>. Nenne zwei verschiedene Charaktere.',
      'Wie viele Boost-Symbole hat <Some Card>? Wähle die Karte aus der Liste oder gib die Zahl an.',
      'Zu einer Boost-Karte gehört ihr Name oder die Zahl ihrer Symbole.',
      'So, wie es steht, hat <Rhino II> von diesen 2 Boost-Karten höchstens 1. Gibt eine Karte mehr, zähle sie bei `boost-karten` mit.',
      '<Ana> kann nicht beide Plätze haben. Lass den Gegenspieler weg, dann kann jeder diesen Platz einnehmen.',
      '<Ad Balloon> kann keinen Piloten bekommen. Lass den Piloten weg.',
    ])
  })

  it('are there for every code of a set-up, and leave the refusals of the engine to others', () => {
    const codes = Object.keys(words.problems).map(key => key.replace('_unnamed', ''))
    expect(new Set(PROBLEMS.map(({ code }) => code))).toEqual(new Set(codes))
    const refused = enemy({ alterEgo: true, defender: 'hero' })
    expect(refused.code).toBe('alterEgoCannotDefend')
    expect(setUpProblemText(refused, 'en', name => name)).toBeNull()
  })

  it('name every number', () => {
    const ranges = { ...MARVEL_RANGES, ...GUNDAM_RANGES }
    const outOfRange = ranged<Readonly<Record<string, readonly [number, number]>>>(ranges)
    for (const language of LANGUAGES)
      for (const number of Object.keys(ranges)) {
        const text = setUpProblemText(problem(outOfRange({ [number]: 1e9 }) ?? {}), language, name => name)
        expect(text).toContain('1000000000')
        expect(text).not.toMatch(/\{\{|undefined|cards:\w/)
      }
  })
})

it('what somebody typed for a number is shown as text', () => {
  const details = { number: 'abilityDamage', given: '@everyone', min: 0, max: 99, whose: null }
  const text = setUpProblemText({ code: 'outOfRange', details }, 'en', name => `<${name}>`)
  expect(text).toBe('Damage of the ability: <@everyone> is not possible. Give a whole number from 0 to 99.')
})
