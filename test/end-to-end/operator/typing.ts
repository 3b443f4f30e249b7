// Types lines at the prompt of `npm start -- --terminal`, in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { PROGRAM, UNSET } from '../bot-process.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Types the lines, and after them "quit", which also ends the program in a form.
 * @param lang the language of the machine, as LANG has it
 * @param temporary the folder for the program's temporary files
 * @returns what came after each line
 */
export async function typing(
  lang: string,
  temporary: string,
  lines: readonly string[],
): Promise<readonly string[]> {
  const program = spawn(process.execPath, [...PROGRAM, '--terminal'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...UNSET, LANG: lang, TMPDIR: temporary },
  })
  let printed = ''
  let complaints = ''
  program.stdout.setEncoding('utf8').on('data', (more: string) => {
    printed += more
  })
  program.stderr.setEncoding('utf8').on('data', (more: string) => {
    complaints += more
  })
  // The input stays open: the prompt is printed as for a person.
  program.stdin.write(`${[...lines, '/quit'].join('\n')}\n`)
  const [status] = await once(program, 'close')
  expect([complaints, status]).toEqual(['', 0])
  const [welcome = '', ...answers] = printed.split(/^> /m)
  expect(welcome.split('\n')).toHaveLength(3)
  expect(answers).toHaveLength(lines.length + 1)
  for (const answer of answers)
    expect(answer).not.toMatch(/^(> )?(#{1,3}|-#|>) |\*\*|~~|`|(^|[ ·])\*\S|<[#@t/]/m)
  return answers
}
