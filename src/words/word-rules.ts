// The rules for the bot's own words that a program can check; docs/words.md explains each with examples.
import type { Language } from '../language.ts'

/** A rule: which texts it is for, and what it finds in them. */
export type WordRule = {
  readonly name: string
  /** The language of the rule; without one, it is for all. */
  readonly language?: Language
  /** The keys that it is for, or all. A key is `namespace:a.b`. */
  readonly keys?: RegExp
  readonly finds: RegExp
  readonly instead: string
}

/** Texts that show what is typed at a prompt, where quotes are straight. */
const NOT_TYPED = /^(?!terminal:|resolve:)/
const TOLD = /^story:(event|brief|end)\./

/** Slots that hold a number. */
const NUMBER = [
  ...['amount', 'ap', 'atk', 'count', 'damage', 'given', 'hp', 'icons', 'idle', 'left', 'most', 'number'],
  ...['open', 'remaining', 'shared', 'shields', 'shieldsLeft', 'threat'],
].join('|')

const BRITISH = [
  ...[
    'behaviour',
    'cancell',
    'catalogue',
    'centre',
    'colour',
    'defence',
    'favour',
    'grey',
    'labell',
    'learnt',
  ],
  ...['licence', 'misspelt', 'offence', 'organis', 'recognis', 'synchronis', 'travell', 'whilst'],
].join('|')

/** Texts about attacks that somebody ends. */
const ATTACKS_ENDED = /^(board|settings):/

const SYNONYMS = 'benutz(e|en|t|te|ten)|nutz(e|en|t|te|ten)|zum Zug'

export const WORD_RULES: readonly WordRule[] = [
  {
    name: 'voice',
    finds: /(?<![\p{L}'’])(we|us|ours?|wir|uns|unser\p{L}*)(?!\p{L})/iu,
    instead: 'the bot is “I”, in German „ich“, or Riposte',
  },
  {
    name: 'du',
    language: 'de',
    finds:
      /(?<!\p{L})([Ee]uch|[Ee]uer|[Ee]ure\p{L}?)(?!\p{L})|(?<=[\p{Ll},] )(Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
    instead: 'the reader is du, also at a table of several',
  },
  {
    name: 'verwenden',
    language: 'de',
    finds: new RegExp(`(?<!\\p{L})(${SYNONYMS})(?!\\p{L})`, 'iu'),
    instead: 'an ability, a card or a command is used: „verwenden“',
  },
  {
    name: 'ended early',
    language: 'en',
    keys: ATTACKS_ENDED,
    finds: /(?<!\p{L})stop(ped)?(?!\p{L})/iu,
    instead: 'an attack is ended early',
  },
  {
    name: 'ended early',
    language: 'de',
    keys: ATTACKS_ENDED,
    finds: /(?<!\p{L})(ab(ge)?br[eo]ch\p{L}*|brich \p{L}+ ab)(?!\p{L})/iu,
    instead: 'ein Angriff wird „vorzeitig beendet“',
  },
  {
    name: 'sobald',
    language: 'de',
    keys: /^attack:when\.|^forms:moment\./,
    finds: /^wenn(?!\p{L})/iu,
    instead: 'the printed word of such abilities is „sobald“',
  },
  {
    name: 'Verteidiger',
    language: 'de',
    finds: /(?<!\p{L})(Verteidigt|Geblockt):/u,
    instead: 'this reads as a passive: write „Verteidiger:“, „Blocker:“',
  },
  {
    name: 'label',
    finds: new RegExp(`: \\{\\{(${NUMBER})\\}\\}[.;]`, 'u'),
    instead:
      'a sentence with a number has a verb; a label with a number is for tables and ends without a period',
  },
  {
    name: 'stand-in',
    keys: TOLD,
    finds:
      /(?<!\p{L})(the (attacker|defender|standby player)|(der|dem|den|des) (Angreifers?|Verteidigers?|wartenden? Spielers?))(?!\p{L})/iu,
    instead: 'a line of the story names the card or the person',
  },
  {
    name: 'US spelling',
    language: 'en',
    finds: new RegExp(`(?<!\\p{L}|\\{\\{)(${BRITISH})`, 'iu'),
    instead: 'spell as the games print: canceled, color, defense, labeled, license',
  },
  {
    name: 'dash of German',
    language: 'en',
    finds:
      /(?<!\p{L})(begin anew|shall it|so many \p{L}+s(?=…)|stands? (here|further)|is none of the|mend)(?!\p{L})/iu,
    instead: 'only a German would say so',
  },
  {
    name: 'quotes',
    keys: NOT_TYPED,
    finds: /["'´«»]/u,
    instead: 'quotation marks are “…”, in German „…“, and an apostrophe is ’',
  },
  { name: 'quotes', language: 'en', finds: /„/u, instead: 'English quotation marks are “…”' },
  { name: 'quotes', language: 'de', finds: /”/u, instead: 'German quotation marks are „…“' },
  {
    name: 'ellipsis',
    language: 'en',
    finds: /\s…|\.\.\./u,
    instead: 'an English … follows its word without a space',
  },
  {
    name: 'ellipsis',
    language: 'de',
    finds: /(?<=\p{L})…|\.\.\./u,
    instead: 'a German … has a space before it',
  },
  { name: 'calm', finds: /!/u, instead: 'the bot never shouts' },
]
