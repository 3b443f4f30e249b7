// The options of /attack, each a line: what it is called stands in the words of the commands.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Words } from '../../i18n/resources.ts'
import { wordsIn } from '../../i18n/words.ts'
import { LANGUAGES } from '../../language.ts'
import { localised, localisedChoice } from '../localised.ts'

export type OptionKey = keyof Words['commands']['attack']['option']
type Option = APIApplicationCommandBasicOption
type Choices = readonly APIApplicationCommandOptionChoice<string>[]

const named = (key: OptionKey) =>
  localised(
    t => t(`commands:attack.option.${key}.name`),
    t => t(`commands:attack.option.${key}.description`),
  )

/** A card or any name, offered while somebody types. */
const card = (key: OptionKey, required = false): Option => ({
  type: Type.String,
  ...named(key),
  required,
  autocomplete: true,
  max_length: 100,
})
const typed = (key: OptionKey): Option => ({ type: Type.String, ...named(key), max_length: 100 })
const user = (key: OptionKey): Option => ({ type: Type.User, ...named(key) })
const flag = (key: OptionKey): Option => ({ type: Type.Boolean, ...named(key) })
const number = (key: OptionKey, min_value: number, max_value: number): Option => ({
  type: Type.Integer,
  ...named(key),
  min_value,
  max_value,
})
const choice = (key: OptionKey, choices: Choices): Option => ({
  type: Type.String,
  ...named(key),
  choices: [...choices],
})

const ENEMY_KINDS = ['villain', 'minion', 'villainousMinion'] as const
const kinds = ENEMY_KINDS.map(kind => localisedChoice(t => t(`commands:attack.kind.${kind}`), kind))
const languages = LANGUAGES.map(value => ({ value, name: wordsIn(value)('rule:inLanguage') }))

const whereAndHow: readonly Option[] = [choice('language', languages), flag('private')]

export const enemyOptions = (editions: Choices): readonly Option[] => [
  card('enemy', true),
  card('hero', true),
  card('defender'),
  typed('boost'),
  user('player'),
  number('atk', 0, 99),
  number('def', 0, 99),
  number('hitPoints', 1, 999),
  number('damage', 0, 999),
  flag('tough'),
  flag('exhausted'),
  flag('alterEgo'),
  number('enemyDamage', 0, 999),
  choice('kind', kinds),
  number('cards', 0, 20),
  number('players', 1, 4),
  choice('edition', editions),
  ...whereAndHow,
]

export const heroOptions = (editions: Choices): readonly Option[] => [
  card('attacker', true),
  card('target', true),
  number('amount', 0, 99),
  number('atk', 0, 99),
  number('attackerDamage', 0, 999),
  flag('exhausted'),
  flag('stunned'),
  number('enemyHitPoints', 1, 999),
  number('enemyDamage', 0, 999),
  flag('enemyTough'),
  number('retaliate', 0, 99),
  choice('kind', kinds),
  flag('overkill'),
  flag('piercing'),
  flag('ranged'),
  flag('atOnce'),
  number('players', 1, 4),
  choice('edition', editions),
  ...whereAndHow,
]

export const unitOptions = (): readonly Option[] => [
  card('unit', true),
  card('pilot'),
  card('against'),
  card('targetPilot'),
  user('opponent'),
  card('blocker'),
  card('base'),
  number('shields', 0, 60),
  number('ap', 0, 99),
  number('hp', 1, 99),
  number('unitDamage', 0, 99),
  number('targetAp', 0, 99),
  number('targetHp', 1, 99),
  number('targetDamage', 0, 99),
  number('baseDamage', 0, 99),
  flag('atOnce'),
  ...whereAndHow,
]

export const resumeOptions = (): readonly Option[] => [card('walkthrough')]
