// Makes texts that are hard to read: long runs of one or two units, with an end that does not fit.

/** One character or word each; the longer ones are unfinished forms of what the readers look for. */
const UNITS = [
  ' ¦\t¦\n¦\u00A0¦0¦9¦\uFF11¦a¦ä¦ß¦t¦X¦\u0301¦\u0300\u0301¦\u0000¦\u200D¦\u202E¦\uD800¦\uDC00',
  '(¦)¦[¦]¦<¦>¦{¦【¦"¦„¦`¦*¦★¦_¦~¦|¦‖¦#¦:¦§¦.¦,¦;¦-¦–¦/¦\\¦@¦!¦→¦😀¦👩\u200D¦\uFDFA¦ẞ¦İ',
  '<@¦<@!¦<#¦<:¦</¦<a:¦<t:¦<@ ¦http://¦https://a¦](¦[a](¦```¦**_¦\n```¦- a\n¦ \n¦()¦)(¦ (',
  '1 ¦1  ¦1   ¦1\t¦1 - ¦1-¦- ¦. ¦1.¦1, ¦1* ¦* ¦; ¦A-1¦MC-¦MC-EA-¦7-6-2 ¦7-6-¦regel ¦nr. ¦p1 ¦how many ',
  'card:¦entry:¦attack:¦side:¦a:"¦x|¦atk1|¦rule1:¦a ¦a b¦an ¦ge¦zu¦plan¦angriff¦angriff ¦zeta',
  'attack¦defend ¦Rhino ¦Rhino,¦Spider-Man ¦gundam ¦verteidigt ¦greift an, ',
].flatMap(units => units.split('¦'))

/** The ends of a run: nothing, or something that no reader accepts after it. */
const ENDS = ['', 'x', ' \u0000']
const BEGINNINGS = ['', '7']

export type HostileText = { readonly name: string; readonly text: string }

/** Gives the texts, each of exactly `length` UTF-16 units. */
export function hostileTexts(length: number): HostileText[] {
  const runs = UNITS.flatMap(unit =>
    BEGINNINGS.flatMap(begun => ENDS.map(end => ({ name: `${begun}${unit}…${end}`, begun, unit, end }))),
  )
  return [
    ...runs.map(({ name, begun, unit, end }) => ({
      name: JSON.stringify(name),
      text: filled(begun, unit, length - end.length) + end,
    })),
    { name: 'words that nobody knows', text: filled('', unknownWords(length), length) },
    { name: 'numbers, each another', text: filled('', countedNumbers(length), length) },
  ]
}

const filled = (begun: string, unit: string, length: number): string =>
  (begun + unit.repeat(Math.ceil(length / unit.length))).slice(0, length)

/** Gives unknown words, the same each time, made by a multiplicative generator. */
function unknownWords(length: number): string {
  const words: string[] = []
  for (let seed = 1; words.length * 6 < length; seed = (seed * 48_271) % 2_147_483_647)
    words.push(seed.toString(36).replaceAll(/\d/g, 'e').slice(-5))
  return words.join(' ')
}

const countedNumbers = (length: number): string =>
  Array.from({ length: length / 2 }, (_, index) => `${index % 99}-${index % 7}`).join(' ')

/** In milliseconds of processor time: a linear reader needs a thousandth of it, an exponential one years. */
const TOO_LONG = 2_000

/**
 * Finds a text for which a reader needs more than two seconds of processor time; null: none.
 * The texts grow, so that a slow reader is found before it takes for ever.
 */
export function tooSlow(reads: (text: string) => unknown, longest: number): string | null {
  for (let length = 32; ; length = Math.min(longest, Math.ceil(length * 1.5))) {
    const slow = hostileTexts(length).find(({ text }) => processorTime(() => reads(text)) > TOO_LONG)
    if (slow) return `${slow.name} of ${length}`
    if (length === longest) return null
  }
}

/** Measures the processor time of a piece of work in milliseconds; other processes do not count. */
export function processorTime(work: () => unknown): number {
  const since = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}
