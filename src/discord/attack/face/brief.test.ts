// Tests that a board tells a plain attack in few lines, and that no blow is lost or told twice.
import { expect, test } from 'vitest'
import { read } from '../../../../test/support/attack/board-buttons.ts'
import { sceneAfter } from '../../../../test/support/attack/forms.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import * as gundam from '../../../../test/support/games/gundam/unit-attack.ts'
import * as cast from '../../../../test/support/games/marvel-champions/cast.ts'
import * as enemy from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { basic, target, thorn } from '../../../../test/support/games/marvel-champions/player-attack.ts'
import { COMPLETE_LANGUAGES, type Language } from '../../../language.ts'
import { boardView } from '../board/board.ts'
import { telling } from '../board/scene-words.ts'
import { newestLines } from '../story/story.ts'

const { lumen, sparrow, granite, grinder, rustling, badger } = cast
const { falcon, mole, rested } = gundam
const MOST_LINES = 5

function lines(point: ReturnType<typeof sceneAfter>, language: Language = 'en'): readonly string[] {
  const { scene } = point
  const tells = telling(FACES, scene, language)
  return [...newestLines(scene.played.events, tells)].map(({ words }) => words).reverse()
}

const { boost, deal, finish, defend, nobody } = enemy
const played = (pieces: Parameters<typeof enemy.attack>[0], ...answers: (typeof deal)[]) =>
  sceneAfter('enemy', enemy.attack(pieces), ...answers)

test('a hero defends: who, the boost card, the damage', () => {
  const point = played([lumen(), grinder()], defend('Lumen'), boost(2), deal, finish)
  expect(lines(point)).toEqual([
    'Lumen exhausts and defends.',
    'Boost card: 2 icons, ATK 5.',
    'Lumen takes 3 damage: 7 of 10 HP left.',
  ])
  expect(lines(point, 'de')).toEqual([
    'Lumen wird erschöpft und verteidigt.',
    'Boost-Karte: 2 Symbole, ANG 5.',
    'Lumen nimmt 3 Schaden: noch 7 von 10 LP.',
  ])
})

test('a blow has one number: what lies beyond the hit points of a defeated ally is no line of its own', () => {
  const point = played([lumen(), sparrow(), grinder()], defend('Sparrow'), boost(2), deal, finish)
  expect(lines(point)).toContain('Sparrow takes 5 damage and is defeated.')
  expect(lines(point).join()).not.toMatch(/lost|left/)
})

test('a card by which somebody defends and prevents the damage is one line', () => {
  const effects = [{ kind: 'prevent' as const, amount: 'all' as const }]
  const veil = { question: 'damage', card: { name: 'Veil', owner: 'Ana', label: 'defense', effects } }
  const point = played([lumen(), grinder()], nobody, boost(2), veil)
  expect(lines(point).at(-1)).toBe('Lumen defends: Veil prevents all of the damage.')
  expect(lines(point, 'de').at(-1)).toBe('Lumen verteidigt: Veil verhindert den ganzen Schaden.')
})

test('who is attacked now is told when an ally of somebody else defends', () => {
  const point = played([lumen(), badger(), grinder()], defend('Badger'))
  expect(lines(point)).toEqual(['Badger exhausts and defends.', 'Bo is attacked now: the target is Badger.'])
})

test('so it is when a (defense) card of somebody else takes the attack over', () => {
  const effects = [{ kind: 'note' as const, text: 'Leap in' }]
  const leap = { question: 'defend', card: { owner: 'Bo', label: 'defense', effects } }
  const point = sceneAfter('enemy', enemy.attack([lumen(), granite(), grinder()]), leap)
  expect(lines(point)).toContain('Bo is attacked now: the target is Granite.')
})

test('the question tells the sum of the damage, and no line beside it', () => {
  const asked = (answers: Parameters<typeof sceneAfter>[2][]) =>
    read(boardView(FACES, sceneAfter('enemy', enemy.under('1.8', [lumen(), grinder()]), ...answers).scene))
  expect(asked([defend('Lumen'), boost(2)])).toContain('5 ATK − 2 DEF = 3 damage to Lumen.')
  expect(asked([defend('Lumen'), boost(2)])).not.toContain('Calculated')
})

test('retaliate and consequential damage are one line each', () => {
  const point = sceneAfter('player', basic([sparrow(), thorn()]), target('Thorn'), deal, finish)
  expect(lines(point)).toEqual([
    'Sparrow exhausts and attacks.',
    'Thorn takes 1 damage: 4 of 5 HP left.',
    'Retaliate: Sparrow takes 2 damage from Thorn, 1 HP left.',
    'Sparrow takes 1 consequential damage and is defeated.',
  ])
})

test('a Unit blocks, and both strike: one line for each blow', () => {
  const { noBlock, bothPass } = gundam
  const point = sceneAfter('unit', gundam.attack([falcon(), mole(rested)], 'Mole'), noBlock, bothPass)
  expect(lines(point).slice(0, 2)).toEqual(['Rio does not block.', 'Both players pass.'])
  expect(
    lines(point)
      .slice(2)
      .every(line => line.includes('battle damage')),
  ).toBe(true)
})

test('plain attacks have at most five lines in every language', () => {
  const plain = [
    played([lumen(), grinder()], nobody, boost(2), deal, finish),
    played([lumen(), sparrow(), grinder()], defend('Sparrow'), boost(1), deal, finish),
    played([lumen(), rustling()], nobody, deal, finish),
    sceneAfter('player', basic([lumen(), thorn()]), target('Thorn'), deal, finish),
    sceneAfter('unit', gundam.attack([falcon(), mole(rested)], 'Mole'), gundam.noBlock, gundam.bothPass),
  ]
  for (const language of COMPLETE_LANGUAGES)
    for (const point of plain) {
      expect(lines(point, language).length).toBeGreaterThan(0)
      expect(lines(point, language).length).toBeLessThanOrEqual(MOST_LINES)
    }
})
