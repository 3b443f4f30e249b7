// A whole command that is pasted into the line, as the bot offers it to be copied.
import { expect, it } from 'vitest'
import { commands, enemy, option } from '../../../../test/support/page-commands.ts'
import { draftValues, typedText } from './draft.ts'
import { pastedOptions } from './pasted.ts'

const whole = {
  ...enemy,
  options: [
    ...enemy.options,
    option('tough', 'zäh', { type: 'flag' }),
    option('atk', 'ang', { type: 'integer', min: 0, max: 99 }),
    option('player', 'spieler', { type: 'user' }),
    option('kind', 'art', { choices: [{ name: 'Schurkischer Scherge', value: 'villainousMinion' }] }),
  ],
}
const pasted = (text: string) => pastedOptions(typedText(text, [whole, ...commands]))

it('gives each option its value, so that it can be sent', () => {
  const line =
    '/angriff gegner gegner:01095 held:Captain Marvel zäh:True ang:3 spieler:<@12> art:Schurkischer Scherge'
  const draft = pasted(line)
  if (!draft.command) throw new Error('no command')
  expect(draftValues(draft)).toEqual({
    enemy: '01095',
    hero: 'Captain Marvel',
    tough: true,
    atk: 3,
    player: '12',
    kind: 'villainousMinion',
  })
  expect([draft.at, draft.text]).toEqual([null, ''])
})

it('stays typed text where a value cannot be read, or no further option is named', () => {
  for (const line of [
    '/angriff gegner Rhino: II',
    '/angriff gegner gegner:R ang:x held:Y',
    '/re',
    'ang: held:',
  ])
    expect(pasted(line)).toEqual(typedText(line, [whole, ...commands]))
  expect(pasted('/angriff gegner gegner:R held:Y ang:x')).toMatchObject({ at: { name: 'atk' }, text: 'x' })
})
