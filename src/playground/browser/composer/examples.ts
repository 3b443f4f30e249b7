// Offers examples on a first visit, of both games and languages, each of which needs one press.
import { html } from 'htm/preact'
import type { PageCommand } from '../../protocol.ts'
import { sendSlashCommand } from '../state/moves.ts'
import { change, useStore } from '../state/store.ts'
import { otherLanguage, type PageWords, useWords } from '../words.ts'
import { beginCommand, type CommandDraft, draftValues, inOneLine, missing, type ValueGiven } from './draft.ts'

type Try = { readonly label: string; readonly note: string; readonly draft: CommandDraft }

/** The shown names of the cards in the examples; the sent numbers tell cards of one name apart. */
const CARDS: ReadonlyMap<string, string> = new Map([
  ['card:01094', 'Rhino I'],
  ['card:01001a', 'Spider-Man'],
  ['card:GD01-040', 'Wing Gundam'],
  ['card:ST02-007', 'Leo'],
])

/** The buttons of the examples whose commands exist. */
export function ExampleButtons() {
  const words = useWords()
  const world = useStore(state => state.world)
  if (!world) return null
  const tries = triesIn(world.commands, words, otherLanguage(world.me.locale) ?? '')
  if (tries.length === 0) return null
  return html`<ul class="tries">
    ${tries.map(
      one => html`<li key=${one.label}>
        <button type="button" class="try" onClick=${() => run(one.draft)}>
          <span class="try-label">${one.label}</span>
          <span class="try-note">${one.note}</span>
        </button>
      </li>`,
    )}
  </ul>`
}

function triesIn(commands: readonly PageCommand[], words: PageWords, language: string): readonly Try[] {
  const query = words('page:tries.query')
  const wanted = [
    { name: 'rule', label: words('page:tries.rule'), values: { query } },
    {
      name: 'attack enemy',
      label: words('page:tries.enemy'),
      values: { enemy: 'card:01094', hero: 'card:01001a' },
    },
    {
      name: 'attack unit',
      label: words('page:tries.unit'),
      values: { unit: 'card:GD01-040', target: 'card:ST02-007' },
    },
    { name: 'rule', label: words('page:tries.otherLanguage'), values: { query, language } },
  ]
  return wanted.flatMap(({ name, label, values }) => {
    const command = commands.find(one => one.name === name)
    const draft = command && beginCommand(command, givenOf(command, values))
    return draft ? [{ label, note: inOneLine(draft), draft }] : []
  })
}

/** Shows choices and cards by name; values for which the command has no option are left out. */
const givenOf = (
  command: PageCommand,
  values: Readonly<Record<string, string>>,
): ReadonlyMap<string, ValueGiven> =>
  new Map(
    command.options.flatMap(({ name, choices }): [string, ValueGiven][] => {
      const value = values[name]
      const shown = choices.find(choice => choice.value === value)?.name ?? CARDS.get(value ?? '') ?? value
      return value === undefined || shown === undefined ? [] : [[name, { value, shown }]]
    }),
  )

/** Runs the command, or leaves it in the composer when required options are missing. */
function run(draft: CommandDraft): void {
  if (missing(draft).length > 0) change(state => ({ ...state, draft }))
  else void sendSlashCommand(draft.command.name, draftValues(draft), inOneLine(draft))
}
