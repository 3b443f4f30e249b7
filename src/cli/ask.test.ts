// --ask: what it prints can be pasted into the script, and the script goes on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedCards as cards } from '../../test/support/card-games.ts'
import { readScript } from '../../test/support/cli/read-script.ts'
import { FLOWS } from '../../test/support/walkthroughs/flows.ts'
import { enemyFromCards } from '../walkthroughs/set-up/marvel-champions/from-cards.ts'
import { wordsIn } from '../words/words.ts'
import { askedAsYaml } from './ask.ts'

const examples = join(import.meta.dirname, '../../docs/examples')

function playOf(text: string) {
  const read = readScript(text, FLOWS, {
    fill: (_, setUp) => enemyFromCards({ cards, language: 'en', setUp }),
  })
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  const { flow, setUp, answers } = read.script
  return flow.play(setUp, answers)
}

describe('the open question as the next answer of a script', () => {
  it.each(readdirSync(examples))('brings %s to its end, pasted question by question', file => {
    const [script = ''] = readFileSync(join(examples, file), 'utf8').split('answers:')
    for (const language of ['en', 'de'] as const) {
      const answers: string[] = []
      const play = () => playOf(`${script}answers:${answers.length > 0 ? `\n${answers.join('\n')}` : ' []'}`)
      for (let played = play(); !played.isOver; played = play()) {
        answers.push(askedAsYaml(played, wordsIn(language)))
        expect(answers.length).toBeLessThan(30)
      }
      const { refused, accepted } = play()
      expect([refused, accepted.length]).toEqual([null, answers.length])
      // What happens between attacks is over after each answer, and takes another one all the same.
      const isBetween = script.includes('/changes\n')
      expect(askedAsYaml(play(), wordsIn(language))).toMatch(
        isBetween ? /^ {2}- question: "changes"$/m : /^ {2}# (Nothing more is asked|Gefragt ist nichts)/,
      )
    }
  })

  it('names the windows that are open, their choices, effects and numbers', () => {
    const [script = ''] = readFileSync(join(examples, 'enemy-attack.yaml'), 'utf8').split('answers:')
    const nobody = 'answers: [{ question: defend, choice: nobody }]'
    const lines = (answers: string, language: 'en' | 'de' = 'en') =>
      askedAsYaml(playOf(`${script}${answers}`), wordsIn(language)).split('\n')
    expect(lines('answers: []')).toEqual(
      expect.arrayContaining([
        '  # initiation: may be passed; an answer further down passes it',
        '  # defend: has to be answered',
        '  #   choices: Spider-Man; Mockingbird; nobody',
        '  #   or a piece that joins with the answer',
        '  - question: "defend"',
        '    choice: "Spider-Man"',
      ]),
    )
    expect(lines('answers: []').find(line => line.includes('report a card'))).toContain(
      'damage, heal, prevent',
    )
    expect(lines(nobody).slice(-3)).toEqual([
      '  - question: "boost#1"',
      '    choice: "flip"',
      '    number: 0 # boost icons, from 0 to 20',
    ])
    expect(lines(nobody, 'de')).toContain('  # boost#1: muss beantwortet werden')
  })
})
