// Reads the environment once: the allowed values of each variable, its default, and the words for a wrong one.
import { z } from 'zod'
import { LANGUAGES } from './language.ts'
import { readShards, type Shards } from './shards.ts'
import type { LocaleWords } from './words/resources.ts'
import type { Translate } from './words/words.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** More than any operator needs, and far below the capacity of a store. */
const MOST_ATTACKS = 100_000

/** Each process gets at least one of the 50 requests a second that Discord allows. */
const MOST_PROCESSES = 50

/** Ten years, in days. */
const MOST_DAYS = 3650

/** The ports that need no special right. */
const PORTS = { first: 1024, last: 65_535 } as const

/** Links to pages below the repository have to fit Discord's 512 characters. */
const LONGEST_REPOSITORY = 100

/** A few of these fit into one message. */
const LONGEST_LINE = 200

const EMAIL = String.raw`[\w.+-]+@[\w-]+(\.[\w-]+)+`
const PAGE = String.raw`https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/?`

/** A number in digits alone: JavaScript also reads 0x10, 1e3 and blanks, each as another number than some reader would. */
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d*)$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to))

/** A line that everybody may read. A token or the address of a database in the wrong line is no such line. */
const publicLine = z
  .string()
  .trim()
  .max(LONGEST_LINE)
  .regex(/^(?!.*\/\/)[^@%=<>]+$/)
  .refine(text => !mayBeToken(text))

const port = wholeNumber(PORTS.first, PORTS.last)

const attacks = wholeNumber(1, MOST_ATTACKS)

/**
 * Whether the driver takes every part of this text for what it looks like. It fills in localhost where it finds no host,
 * as in postgres:user:password, and takes a / ? or # in a password that is not escaped for the end of the host.
 */
export function isPostgresAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\/[^\s#]+$/.test(text)) return false
  const url = URL.parse(text)
  if (!url || `${url.pathname}${url.search}`.includes('@')) return false
  return url.hostname !== '' || url.searchParams.has('host')
}

const schema = z.object({
  DISCORD_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.-]{20,}$/)
    .optional(),
  // No password and no query: the bot prints this address when it cannot reach it.
  DISCORD_API_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^@?#\s]*$/)
    .default('https://discord.com/api'),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  DEFAULT_LANGUAGE: z.enum(LANGUAGES).default('en'),
  // The ending keeps readConfig from taking a folder, or the address of a server, for the file. Only a shell would read ~ and $.
  DATABASE_PATH: z
    .string()
    .trim()
    .regex(/^(?![a-zA-Z]{2,}:|[^:]*:[^@]*@|~)[^$]+\.(sqlite|db)$/)
    .default('var/riposte.sqlite'),
  DATABASE_URL: z.string().refine(isPostgresAddress).optional(),
  KEEP_DAYS: wholeNumber(1, MOST_DAYS).default(30),
  MOST_OPEN_PER_PERSON: attacks.default(10),
  MOST_OPEN_PER_SERVER: attacks.default(200),
  MOST_A_DAY_PER_PERSON: attacks.default(50),
  MOST_A_DAY_PER_SERVER: attacks.default(500),
  SHARDS: z
    .string()
    .trim()
    .default('auto')
    .transform(readShards)
    .pipe(z.custom<Shards>(shards => shards !== null)),
  PROCESSES: wholeNumber(1, MOST_PROCESSES).default(1),
  HEALTH_PORT: port.optional(),
  PLAYGROUND_PORT: port.default(8484),
  REPOSITORY_URL: z
    .string()
    .trim()
    .max(LONGEST_REPOSITORY)
    .regex(/^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)+\/?$/)
    .transform(url => url.replace(/(\.git)?\/?$/, ''))
    .optional(),
  CONTROLLER: publicLine.optional(),
  CONTROLLER_CONTACT: z
    .string()
    .trim()
    .max(LONGEST_LINE)
    .regex(new RegExp(`^(${EMAIL}|${PAGE})$`))
    .optional(),
  LEGAL_BASIS: publicLine.optional(),
})

export type Config = Readonly<z.infer<typeof schema>>
export type Variable = keyof Config

/** The words for the allowed values, with what fills their slots. */
type Allowed = {
  readonly is: Exclude<keyof LocaleWords['problems']['config'], 'title' | 'line' | 'gotHidden'>
  readonly [slot: string]: string | number
}

/** An unusable variable of the environment. `got` is null if its value must not be shown. */
export type ConfigFault = {
  readonly variable: Variable
  readonly got: string | null
  readonly allowed: Allowed
}

/** The value of a secret variable is never shown, not even a wrong one. `mayHoldSecret` finds secrets in other variables. */
const SECRET: ReadonlySet<Variable> = new Set(['DISCORD_TOKEN', 'DATABASE_URL'])

const ALLOWED: Readonly<Record<Variable, Allowed>> = {
  DISCORD_TOKEN: { is: 'token' },
  DISCORD_API_URL: { is: 'url' },
  LOG_LEVEL: { is: 'oneOf', list: LOG_LEVELS.join(', ') },
  DEFAULT_LANGUAGE: { is: 'oneOf', list: LANGUAGES.join(', ') },
  DATABASE_PATH: { is: 'databaseFile' },
  DATABASE_URL: { is: 'databaseUrl' },
  KEEP_DAYS: { is: 'days', most: MOST_DAYS },
  MOST_OPEN_PER_PERSON: { is: 'count', most: MOST_ATTACKS },
  MOST_OPEN_PER_SERVER: { is: 'count', most: MOST_ATTACKS },
  MOST_A_DAY_PER_PERSON: { is: 'count', most: MOST_ATTACKS },
  MOST_A_DAY_PER_SERVER: { is: 'count', most: MOST_ATTACKS },
  SHARDS: { is: 'shards' },
  PROCESSES: { is: 'count', most: MOST_PROCESSES },
  HEALTH_PORT: { is: 'port', ...PORTS },
  PLAYGROUND_PORT: { is: 'port', ...PORTS },
  REPOSITORY_URL: { is: 'repository', longest: LONGEST_REPOSITORY },
  CONTROLLER: { is: 'publicLine', longest: LONGEST_LINE },
  CONTROLLER_CONTACT: { is: 'contact', longest: LONGEST_LINE },
  LEGAL_BASIS: { is: 'publicLine', longest: LONGEST_LINE },
}

/** The configuration, or every wrong variable. An empty variable counts as not set. */
export function readConfig(
  environment: NodeJS.ProcessEnv,
): Config | { readonly faults: readonly ConfigFault[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(issue => issue.path[0] as Variable))
  return {
    faults: [...wrong].map(variable => ({
      variable,
      got: shownOf(variable, given[variable] ?? ''),
      allowed: ALLOWED[variable],
    })),
  }
}

const shownOf = (variable: Variable, value: string): string | null =>
  SECRET.has(variable) || mayHoldSecret(value) ? null : value

/** The faults in words: one line for each variable. */
export function configFaultText(faults: readonly ConfigFault[], t: Translate): string {
  const lines = faults.map(({ variable, got, allowed: { is, ...slots } }) =>
    t('problems:config.line', {
      variable,
      got: got === null ? t('problems:config.gotHidden') : JSON.stringify(got),
      allowed: t(`problems:config.${is}`, slots),
    }),
  )
  return [t('problems:config.title'), ...lines].join('\n  ')
}

/** Signs of a secret, or of a server address that may contain one: a user, a port or password, a query, an escape. */
const SIGNS = /[@?&;%]|pass|secret|token|\/\/[^/]*:/i
/** A token of Discord has three parts, and is longer than the values of other variables. */
const TOKEN = { parts: 3, part: 5, length: 50 } as const

/** Guesses whether a wrong value may contain a secret that the operator has written into the wrong line. */
const mayHoldSecret = (value: string): boolean => SIGNS.test(value) || mayBeToken(value)

function mayBeToken(value: string): boolean {
  const parts = value.split('.').filter(part => part.length >= TOKEN.part)
  return parts.length >= TOKEN.parts && value.length >= TOKEN.length
}
