// The bot's own words, by language and namespace. TypeScript knows every key from the English files.
import deCommands from '../../locales/de/commands.json' with { type: 'json' }
import dePage from '../../locales/de/page.json' with { type: 'json' }
import dePlayground from '../../locales/de/playground.json' with { type: 'json' }
import deProblems from '../../locales/de/problems.json' with { type: 'json' }
import deRule from '../../locales/de/rule.json' with { type: 'json' }
import deStory from '../../locales/de/story.json' with { type: 'json' }
import deTerminal from '../../locales/de/terminal.json' with { type: 'json' }
import enCommands from '../../locales/en/commands.json' with { type: 'json' }
import enPage from '../../locales/en/page.json' with { type: 'json' }
import enPlayground from '../../locales/en/playground.json' with { type: 'json' }
import enProblems from '../../locales/en/problems.json' with { type: 'json' }
import enRule from '../../locales/en/rule.json' with { type: 'json' }
import enStory from '../../locales/en/story.json' with { type: 'json' }
import enTerminal from '../../locales/en/terminal.json' with { type: 'json' }

const en = {
  commands: enCommands,
  page: enPage,
  playground: enPlayground,
  problems: enProblems,
  rule: enRule,
  story: enStory,
  terminal: enTerminal,
}
export type Words = typeof en

const de: Words = {
  commands: deCommands,
  page: dePage,
  playground: dePlayground,
  problems: deProblems,
  rule: deRule,
  story: deStory,
  terminal: deTerminal,
}

export const resources = { en, de } as const
