// Prints the bot in the given language: a rule, a board, a refusal, names of a command. A test runs it.
import { boardView } from '../../src/discord/attack/board/board.ts'
import { anyForms } from '../../src/discord/attack/face/face.ts'
import { problemText } from '../../src/discord/attack/play/problem-text.ts'
import { described } from '../../src/discord/definition/definition.ts'
import { ruleView } from '../../src/discord/rule/view.ts'
import { loadGlossary } from '../../src/glossary/load.ts'
import { FALLBACK, inEachLanguage, isLanguage } from '../../src/language.ts'
import { asFirst, type Walkthrough } from '../../src/store/walkthroughs.ts'
import type { Scene } from '../../src/walkthroughs/scene.ts'
import { FACES } from '../support/attack/played-faces.ts'
import { flowNamed } from '../support/walkthroughs/flows.ts'

const [language] = process.argv.slice(2)
if (!isLanguage(language)) throw new Error(`${language} is no language of the bot`)

const FLOW = 'marvel-champions/enemy-attack'
const SET_UP = {
  players: ['p1'],
  pieces: [
    { id: 'villain', kind: 'villain', atk: 3 },
    { id: 'hero', kind: 'hero', player: 'p1', def: 3, hitPoints: 10 },
  ],
  attacker: 'villain',
  target: { player: 'p1' },
}

function sceneOf(answers: Parameters<typeof play>[0]): Scene {
  const played = play(answers)
  const walkthrough: Walkthrough = {
    ...asFirst('abcde12345'),
    id: 'abcde12345',
    flow: FLOW,
    language: FALLBACK,
    guild: null,
    channel: '1',
    thread: null,
    board: null,
    boardPosted: null,
    isPrivate: false,
    starter: null,
    beginner: null,
    offers: [],
    seats: [{ player: 'p1', user: null, name: 'Ana' }],
    names: { hero: inEachLanguage(() => 'Spider-Man') },
    setUp: SET_UP,
    outcome: null,
    revision: 0,
    closed: false,
    ending: null,
    created: 0,
    touched: 0,
    rows: [],
  }
  const chapters = [{ row: 0, by: null, answer: null, events: played.events, takenBack: null }]
  const asTold = { dropped: 0, firstDropped: null, retelling: 'asTold' } as const
  return { walkthrough, played, chapters, story: { chapters, undone: null }, ...asTold }
}

function play(answers: readonly { readonly choice: string }[]) {
  const flow = flowNamed(FLOW)
  if (!flow) throw new Error(`there is no flow ${FLOW}`)
  return flow.play(SET_UP, answers)
}

const { refused } = play([{ choice: 'nobodyAtAll' }])
const glossary = loadGlossary('data')
const shown = {
  forms: anyForms(FACES),
  nameOf: (id: string) => id,
  labelOf: () => '…',
  typed: (text: string) => text,
}
console.log(
  JSON.stringify({
    rule: ruleView(
      glossary,
      { language, code: 'mretal', part: { view: 'all', page: 0 }, trail: [] },
      { isPrivate: true, sharedBy: null },
    ),
    board: boardView(FACES, sceneOf([]), { language }),
    english: boardView(FACES, sceneOf([]), { language: FALLBACK }),
    refusal: refused && problemText(refused, language, shown),
    command: described('commands:rule'),
  }),
)
