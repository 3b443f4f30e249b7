// The sentences of a line: templates such as “{{enemy}} attacks {{hero}}”, whose slots are the options of /attack.
import { type AttackOption, type OptionKey, OptionType } from '../../discord/attack/face/options.ts'
import { LANGUAGES, type Language } from '../../language.ts'
import { hasWords, type Translate, wordsIn } from '../../words/words.ts'

/** The text behind each slot of a sentence; a flag has none. */
export type Slots = ReadonlyMap<string, string>

/** The forms of a sentence that the words of a language give, parted by “|”. */
const forms = (words: string): string[] => words.split('|').map(form => form.trim())

/** Words without their fallback's mark: they are compared, not shown. */
const bare = (language: Language): Translate => wordsIn(language, 'unmarked')

/** The sentences that begin an attack of this subcommand. */
export function openings(subcommand: string, language: Language): string[] {
  const key = `resolve:line.${subcommand}.attack` as const
  return hasWords(key) ? forms(bare(language)(key)) : []
}

/** The beginning of an attack with these slots that says whose it is: “enemy Hawkeye attacks Nebula”. */
export function sayingWhose(subcommand: string, slots: Slots, language: Language): string {
  const fits = (form: string) => [...slots.keys()].every(slot => form.includes(`{{${slot}}}`))
  const saying = openings(subcommand, language)
    .filter(form => !form.startsWith('{{'))
    .find(fits)
  return [...slots].reduce((form, [slot, text]) => form.replace(`{{${slot}}}`, () => text), saying ?? '')
}

/** The sentences that give an option: its own ones, then its name with its value, in either order if that is a number. */
export function sentencesFor(
  { key, definition: { type } }: AttackOption,
  subcommand: string,
  language: Language,
): string[] {
  // One of the keys stands for all: so many of them are too much for the compiler.
  const own = `resolve:line.${subcommand}.${key}` as 'resolve:line.unit.shields'
  const name = optionName(key, language)
  const named = type === OptionType.Boolean ? name : `${name} {{${key}}}`
  const counted = type === OptionType.Integer ? [`{{${key}}} ${name}`] : []
  return [...(hasWords(own) ? forms(bare(language)(own)) : []), named, ...counted]
}

/** The sentences that say of an option with yes or no that it is not so. */
export function denialsOf({ key }: AttackOption, subcommand: string, language: Language): string[] {
  const own = `resolve:line.${subcommand}.not.${key}` as 'resolve:line.hero.not.enemyTough'
  return hasWords(own) ? forms(bare(language)(own)) : []
}

/** The slot of a card that a player plays, which is no option. */
export const PLAYED_SLOT = 'playedCard'

/** The sentences by which a player plays a card. */
export function playsOf(subcommand: string, language: Language): string[] {
  const key = `resolve:line.${subcommand}.plays` as 'resolve:line.unit.plays'
  return hasWords(key) ? forms(bare(language)(key)) : []
}

/** The name of an option in a language, in words: hit points. */
export const optionName = (key: OptionKey, language: Language): string =>
  bare(language)(`commands:attack.option.${key}.name`).replaceAll('-', ' ')

/** The words in any language that stand for a side: the player, den Spieler. */
export const sideWords = (side: string): string[] =>
  LANGUAGES.flatMap(language => {
    const key = `resolve:line.side.${side}` as const
    return hasWords(key) ? forms(bare(language)(key)) : []
  })

const SLOT = /\{\{(\w+)\}\}/

/** The texts of the slots if a sentence has the form of a template; null if it has not. Case does not matter. */
export function matched(template: string, sentence: string): Slots | null {
  const [begin = '', ...parts] = template.split(SLOT)
  const slots = new Map<string, string>()
  if (!begins(sentence, begin)) return null
  let rest = sentence.slice(begin.length)
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', after = ''] = [parts[at], parts[at + 1]]
    const isLast = at + 2 >= parts.length
    const end = isLast ? endOf(rest, after) : rest.toLowerCase().indexOf(after.toLowerCase())
    const value = rest.slice(0, Math.max(end, 0)).trim()
    if (end < 0 || value === '') return null
    slots.set(name, value)
    rest = rest.slice(end + after.length)
  }
  return rest === '' ? slots : null
}

const begins = (text: string, begin: string): boolean => text.toLowerCase().startsWith(begin.toLowerCase())

function endOf(text: string, end: string): number {
  return text.toLowerCase().endsWith(end.toLowerCase()) ? text.length - end.length : -1
}

/** A template as it is shown to people: ‹enemy› attacks ‹hero›. */
export const shownTemplate = (
  template: string,
  options: readonly AttackOption[],
  language: Language,
): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => {
    if (slot === PLAYED_SLOT) return `‹${wordsIn(language)('resolve:line.cardSlot')}›`
    const option = options.find(({ key }) => key === slot)
    return `‹${option ? optionName(option.key, language) : slot}›`
  })
