// What publishers have answered about cards, played by the names of the cards: a line says what happens, the data of the cards
// do the rest. Each line is the case of the answer; beside it stands one in which it comes otherwise.
import { expect, it } from 'vitest'
import { namedCards as cards } from '../../../test/support/card-games.ts'
import { playedGames, withCardsPlayed } from '../../played-games.ts'
import { storyLines } from '../story/story.ts'
import { lineFaultText } from './fault-words.ts'
import { readWholeLine } from './line.ts'

const faces = withCardsPlayed(playedGames().faces, cards)

/** The story of a line, or why it is refused. */
function told(line: string): string {
  const said = readWholeLine(line, { faces, cards, language: 'en' })
  if ('fault' in said) return lineFaultText(said.fault, { faces, language: 'en' })
  const { script, named } = said.read
  const played = script.flow.play(script.setUp, script.answers)
  return storyLines({ script, named, faces, language: 'en' }, played).join('\n')
}

/** The texts stand there in this order. */
const inOrder = (...texts: readonly string[]) =>
  expect.stringMatching(
    new RegExp(texts.map(text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('[^]*')),
  )

it.each([
  [
    'MC-FAQ-core-03 Black Panther does not retaliate if an ally defends for him',
    'Rhino I attacks Black Panther, Mockingbird defends, boost 1',
    expect.not.stringContaining('Retaliate'),
  ],
  [
    'MC-FAQ-core-04 Black Panther retaliates if he defends, even if he takes no damage',
    'Rhino I attacks Black Panther, Black Panther defends, boost 0',
    inOrder('Retaliate: Black Panther deals 1 damage to Rhino I.', 'Black Panther takes no damage'),
  ],
  [
    'MC-FAQ-core-06 MC-FAQ-core-25 Superhuman Strength follows an attack event and stuns the enemy that it hits',
    'She-Hulk with Gamma Slam attacks Rhino I, ability damage 5, plays Superhuman Strength',
    inOrder('A card is played: Superhuman Strength.', 'Rhino I gets a stunned status card.'),
  ],
  [
    'MC-FAQ-core-44 Superhuman Strength does nothing to a stalwart enemy',
    'She-Hulk with Gamma Slam attacks 27058, ability damage 2, plays Superhuman Strength',
    expect.not.stringContaining('stunned'),
  ],
  [
    'MC-FAQ-core-10 the Forced Interrupt of Ultron II resolves before boost card and defenders',
    'Ultron II attacks Captain Marvel, Captain Marvel defends, boost 1',
    inOrder('The ability of Ultron II is used.', 'How many Drone minions', 'So far'),
  ],
  [
    'MC-FAQ-core-11 the Forced Interrupt of Ultron II comes before Spider-Sense',
    'Ultron II attacks 01001a, Spider-Man defends, boost 1',
    expect.not.stringContaining('ability of Spider-Man'),
  ],
  [
    'MC-FAQ-core-15 Concussive Blast defeats the ally who defends, and the rest of the attack is undefended',
    'Rhino I attacks 01001a, Karma defends, reveals Concussive Blast',
    inOrder(
      'The attack is undefended.',
      'Spider-Man takes 2 damage',
      'Karma takes 1 damage and is defeated.',
    ),
  ],
  [
    'MC-FAQ-cap-02 Expert Defense is played as soon as the hero defends, before the boost card is turned',
    'Rhino I attacks 03001a, Captain America defends, boost 2, plays Expert Defense',
    inOrder('defends.', 'A card is played: Expert Defense.', 'Boost card 1 is turned faceup'),
  ],
  [
    'MC-FAQ-drax-01 Payback answers an attack on Drax that his ally took',
    'Rhino III attacks Drax, Mockingbird defends, boost 1, plays Payback',
    inOrder('Mockingbird has defended.', 'A card is played: Payback.'),
  ],
  [
    'MC-FAQ-gob-04 the Forced Response of Electro follows an attack that an ally took',
    '02042 attacks Captain Marvel, Mockingbird defends',
    inOrder('Mockingbird has defended.', 'Electro: How many boost icons'),
  ],
  [
    'MC-FAQ-silk-01 Side Step makes the hero the defender, so “Stop Hitting Yourself” follows',
    'Rhino I attacks Quicksilver, nobody defends, boost 1, plays Side Step (1), plays Stop Hitting Yourself',
    inOrder(
      'Quicksilver has defended.',
      'A card is played: "Stop Hitting Yourself".',
      'Rhino I takes 1 damage.',
    ),
  ],
  [
    'MC-FAQ-vnm-01 who plays Grasping Tendrils has defended, though the attack ends early',
    'Rhino I attacks Venom, nobody defends, plays Grasping Tendrils (1)',
    inOrder('A card is played: Grasping Tendrils.', 'Venom defends.', 'The attack ends early.'),
  ],
  [
    'MC-FAQ-valk-01 Shieldmaiden makes an exhausted Valkyrie the defender, with her DEF and 2 more',
    'Rhino I attacks Valkyrie, exhausted, plays Shieldmaiden, nobody defends, boost 1',
    inOrder('Valkyrie defends.', 'Calculated: 3 damage − 3 DEF = 0 damage to Valkyrie.'),
  ],
  [
    'MC-FAQ-aos-07 MC-FAQ-winter-01 Arm Block is an attack as well as a defense, and prevents what Black Widow deals',
    '50148 attacks Winter Soldier, plays Arm Block (2), nobody defends',
    inOrder('Winter Soldier defends.', 'Winter Soldier attacks Black Widow', 'All damage will be prevented.'),
  ],
  [
    'MC-FAQ-qsv-01 a stunned Quicksilver has used no basic power, so Super Speed does not open',
    'Quicksilver attacks Rhino I, stunned',
    expect.not.stringContaining('ability of Quicksilver'),
  ],
  [
    'MC-FAQ-qsv-02 a confused Quicksilver has used no basic power, so Super Speed does not open',
    'Quicksilver thwarts the main scheme, threat 5, confused',
    expect.not.stringContaining('ability of Quicksilver'),
  ],
  [
    'MC-FAQ-x-01 Honey Badger, who is defeated, cannot use her response to that damage',
    'Rhino III attacks X-23, Honey Badger defends, boost 1',
    expect.not.stringContaining('ability of Honey Badger'),
  ],
  [
    'MC-FAQ-thor-03 nobody can skip the Forced Interrupt of Loki when he would be defeated',
    'She-Hulk with Gamma Slam attacks 06028, ability damage 20',
    inOrder('The ability of Loki is used.', 'Was a treachery discarded? [Yes] [No]'),
  ],
  [
    'GCG-FAQ-033 ZnO loses First Strike against a Unit of a higher level that blocks',
    'GD01-063 attacks GD01-059, ST09-004 blocks',
    expect.not.stringContaining('First Strike: ZnO deals'),
  ],
  [
    'GCG-FAQ-035 what attacks Carta’s Graze Ritter has no First Strike any more if another Unit blocks',
    'ST03-008 attacks GD02-073, ST09-004 blocks',
    expect.not.stringContaining('First Strike: Zaku Ⅱ deals'),
  ],
  [
    'GCG-FAQ-081 Carta’s Graze Ritter gives First Strike in a battle that an effect begins, too',
    'ST03-008 battles GD02-073',
    inOrder('First Strike: Zaku Ⅱ deals'),
  ],
  [
    'GCG-FAQ-037 a Unit that must not choose the player cannot attack its Base or Shields either',
    'ST01-009 attacks the player, base GD04-126, shields 2',
    inOrder('This attacker cannot choose the player as its target.'),
  ],
  [
    'GCG-FAQ-054 Izuma Colony answers battle damage',
    'ST03-008 attacks the player, base GD04-126, shields 2',
    inOrder('The ability of Izuma Colony is used.', 'Zaku Ⅱ now has 1 damage'),
  ],
  [
    'GCG-FAQ-054 Izuma Colony does not answer Breach, which is effect damage',
    'GD01-027 attacks ST03-008, base GD04-126, shields 2',
    expect.not.stringContaining('ability of Izuma Colony'),
  ],
])('%s', (_, line, says) => {
  const story = told(line)
  expect(story).not.toContain('is not understood')
  expect(story).toEqual(says)
})

it('the same cards do it where the case is the other one', () => {
  expect(told('Quicksilver attacks Rhino I')).toContain('ability of Quicksilver')
  expect(told('Rhino I attacks X-23, Honey Badger defends, boost 0, atk 1')).toContain(
    'ability of Honey Badger',
  )
  expect(told('GD01-063 attacks GD01-059')).toContain('First Strike: ZnO deals')
  expect(told('ST03-008 attacks GD02-073')).toContain('First Strike: Zaku Ⅱ deals')
})
