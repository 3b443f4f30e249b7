// /attack toll: a raider comes to the gate.
import type { Outcome, SetUpRead } from '../../../../games/toll/gate.ts'
import { nextToll, prepareToll } from '../../../../walkthroughs/set-up/toll/gate.ts'
import { wordsIn } from '../../../../words/words.ts'
import type { CommandFace } from '../../face/command-face.ts'
import { flag, numberOption, typed, user } from '../../face/options.ts'

export const command: CommandFace<SetUpRead, Outcome> = {
  subcommand: 'toll',
  options: [typed('raider'), numberOption('coins', 0, 99), user('opponent'), flag('dog')],
  asked: ['raider'],
  prepare: (_cards, { given, by, edition }) =>
    prepareToll({
      edition,
      player: by,
      opponent: given.user('opponent') ?? null,
      raider: given.text('raider') ?? '',
      coins: given.number('coins'),
      keeper: language => wordsIn(language)('attack:toll.keeper'),
      dog: given.flag('dog') ? language => wordsIn(language)('attack:toll.dog') : null,
    }),
  next: nextToll,
}
