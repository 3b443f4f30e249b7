// Types what the READMEs say to type, and looks up what else of the bot they name.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCENE_NAMES } from '../../src/playground/scenes.ts'
import { typing } from './operator/typing.ts'

const root = join(import.meta.dirname, '../..')
const temporary = mkdtempSync(join(tmpdir(), 'riposte-readmes-'))

type Readme = {
  readonly file: string
  readonly lang: string
  /** The lines that it says to type, in its order, and how each is answered. */
  readonly typed: Readonly<Record<string, RegExp>>
}

const READMES: readonly Readme[] = [
  {
    file: 'README.md',
    lang: 'en_US.UTF-8',
    typed: {
      '/rule retaliate': /^Retaliate X\n/,
      '/card webbed up': /^Webbed Up\n/,
      '/attack enemy enemy:Rhino II hero:She-Hulk': /Who defends\?\n/,
      Nobody: /- Nobody defends\.\n/,
      help: /^Nobody +press or choose/m,
      'language de': /^Ab jetzt auf Deutsch, und du bist Ben\.\n/,
    },
  },
  {
    file: 'docs/de/README.md',
    lang: 'en_US.UTF-8',
    typed: {
      'sprache de': /^Ab jetzt auf Deutsch, und du bist Ben\.\n/,
      '/regel vergeltung': /^Vergeltung X\n/,
      '/karte eingesponnen': /^Eingesponnen\n/,
      '/angriff gegner gegner:Rhino II held:She-Hulk': /Wer verteidigt\?/,
      Niemand: /- Niemand verteidigt\.\n/,
      hilfe: /^Niemand +/m,
    },
  },
]

/** How the prompt says that there is no such command, subcommand or option. */
const MISSING =
  /There is no such command|has no “|Nothing here is called|Diesen Befehl gibt es hier nicht|keine Option „|gibt es (hier|bei)/

/** Gives what stands between backticks, outside of blocks. */
const codeIn = (file: string): readonly string[] =>
  [
    ...readFileSync(join(root, file), 'utf8')
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`]+)`/g),
  ].map(([, code = '']) => code)

const scenesIn = (file: string): readonly string[] =>
  codeIn(file).flatMap(code => /^\/\?scene=(.*)$/.exec(code)?.slice(1) ?? [])

/** The commands that a README names without saying to type them. */
const namedIn = ({ file, typed }: Readme): readonly string[] =>
  codeIn(file).filter(code => /^\/[a-z]/.test(code) && !(code in typed))

describe.each(READMES)('$file', readme => {
  const { file, lang, typed } = readme

  it('says to type these lines, in this order, and each is answered', async () => {
    const lines = Object.keys(typed)
    expect(codeIn(file).filter(code => code in typed)).toEqual(lines)
    const answers = await typing(lang, temporary, lines)
    for (const [at, line] of lines.entries()) expect(answers[at], line).toMatch(typed[line] as RegExp)
  })

  it('names only commands that there are', async () => {
    const named = namedIn(readme)
    expect(named.length).toBeGreaterThan(5)
    const answers = await typing(lang, temporary, [...named, '/rules', '/attack me'])
    const missing = answers.slice(0, -1).map(answer => MISSING.test(answer))
    expect(missing).toEqual([...named.map(() => false), true, true])
  })

  it('names only scenes that there are', () => {
    expect(scenesIn(file)).toHaveLength(3)
    expect(scenesIn(file).filter(name => !SCENE_NAMES.includes(name))).toEqual([])
  })
})
