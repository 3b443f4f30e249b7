// The bot's own words, by language and namespace. TypeScript knows every key from the English files.
import deAbout from '../../locales/de/about.json' with { type: 'json' }
import deAttack from '../../locales/de/attack.json' with { type: 'json' }
import deBoard from '../../locales/de/board.json' with { type: 'json' }
import deCards from '../../locales/de/cards.json' with { type: 'json' }
import deCommands from '../../locales/de/commands.json' with { type: 'json' }
import deDoctor from '../../locales/de/doctor.json' with { type: 'json' }
import deFind from '../../locales/de/find.json' with { type: 'json' }
import deForms from '../../locales/de/forms.json' with { type: 'json' }
import deHelp from '../../locales/de/help.json' with { type: 'json' }
import dePage from '../../locales/de/page.json' with { type: 'json' }
import dePlayground from '../../locales/de/playground.json' with { type: 'json' }
import deProblems from '../../locales/de/problems.json' with { type: 'json' }
import deRule from '../../locales/de/rule.json' with { type: 'json' }
import deSettings from '../../locales/de/settings.json' with { type: 'json' }
import deStory from '../../locales/de/story.json' with { type: 'json' }
import deTerminal from '../../locales/de/terminal.json' with { type: 'json' }
import deWalkthroughs from '../../locales/de/walkthroughs.json' with { type: 'json' }
import enAbout from '../../locales/en/about.json' with { type: 'json' }
import enAttack from '../../locales/en/attack.json' with { type: 'json' }
import enBoard from '../../locales/en/board.json' with { type: 'json' }
import enCards from '../../locales/en/cards.json' with { type: 'json' }
import enCommands from '../../locales/en/commands.json' with { type: 'json' }
import enDoctor from '../../locales/en/doctor.json' with { type: 'json' }
import enFind from '../../locales/en/find.json' with { type: 'json' }
import enForms from '../../locales/en/forms.json' with { type: 'json' }
import enHelp from '../../locales/en/help.json' with { type: 'json' }
import enPage from '../../locales/en/page.json' with { type: 'json' }
import enPlayground from '../../locales/en/playground.json' with { type: 'json' }
import enProblems from '../../locales/en/problems.json' with { type: 'json' }
import enRule from '../../locales/en/rule.json' with { type: 'json' }
import enSettings from '../../locales/en/settings.json' with { type: 'json' }
import enStory from '../../locales/en/story.json' with { type: 'json' }
import enTerminal from '../../locales/en/terminal.json' with { type: 'json' }
import enWalkthroughs from '../../locales/en/walkthroughs.json' with { type: 'json' }

const en = {
  about: enAbout,
  attack: enAttack,
  board: enBoard,
  cards: enCards,
  commands: enCommands,
  doctor: enDoctor,
  find: enFind,
  forms: enForms,
  help: enHelp,
  page: enPage,
  playground: enPlayground,
  problems: enProblems,
  rule: enRule,
  settings: enSettings,
  story: enStory,
  terminal: enTerminal,
  walkthroughs: enWalkthroughs,
}
export type Words = typeof en

const de: Words = {
  about: deAbout,
  attack: deAttack,
  board: deBoard,
  cards: deCards,
  commands: deCommands,
  doctor: deDoctor,
  find: deFind,
  forms: deForms,
  help: deHelp,
  page: dePage,
  playground: dePlayground,
  problems: deProblems,
  rule: deRule,
  settings: deSettings,
  story: deStory,
  terminal: deTerminal,
  walkthroughs: deWalkthroughs,
}

export const resources = { en, de } as const
