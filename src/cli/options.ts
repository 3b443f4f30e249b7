// Reads the options that npm run rule and npm run resolve share: --lang and --help, beside their own.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isLanguage, type Language } from '../language.ts'
import { operatorLanguage } from '../words/reader-language.ts'
import { type Translate, wordsIn } from '../words/words.ts'

type Definitions = NonNullable<ParseArgsConfig['options']>

const SHARED = { lang: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } } as const

type Values<D extends Definitions> = ReturnType<
  typeof parseArgs<{ options: D & typeof SHARED; allowPositionals: true }>
>['values']

/** The words `t` are those of --lang, else of the operator. */
type Read<D extends Definitions> = {
  readonly values: Values<D>
  readonly positionals: readonly string[]
  readonly language: Language
  readonly t: Translate
}

/** The options, or `wrong`: what is wrong with them, in the words of Node or as it was typed. */
export function readOptions<const D extends Definitions>(
  args: readonly string[],
  own: D,
): Read<D> | { readonly wrong: string; readonly t: Translate } {
  const operator = operatorLanguage(process.env)
  try {
    const options = { ...own, ...SHARED }
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const { lang = operator } = values as { lang?: string }
    if (!isLanguage(lang)) throw new Error(`--lang ${JSON.stringify(lang)}`)
    return { values: values as Values<D>, positionals, language: lang, t: wordsIn(lang) }
  } catch (error) {
    return { wrong: (error as Error).message.split('\n')[0] ?? '', t: wordsIn(operator) }
  }
}
