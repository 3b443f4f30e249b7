// One question as a line of JSON in, its answer as a line of JSON out.
import { z } from 'zod'
import type { Finder } from '../glossary/find.ts'
import { GAMES } from '../glossary/schema.ts'
import { LANGUAGES } from '../language.ts'

const RESULTS = 10

const question = z.object({
  query: z.string(),
  language: z.enum(LANGUAGES).default('en'),
  game: z.enum(GAMES).nullish(),
})

/**
 * In: `{"query","language","game"}`, game may be null. Out: `{"query","confident","results":[{"id","title",
 * "game"}]}`, best first, at most 10; or `{"error"}` if the line cannot be read.
 */
export function answerLine(line: string, find: Finder): string {
  const read = readLine(line)
  if ('error' in read) return JSON.stringify(read)
  const { query, language, game = null } = read
  const findings = find({ query, language, game: game ?? null }).slice(0, RESULTS)
  return JSON.stringify({
    query,
    confident: findings[0]?.isConfident ?? false,
    results: findings.map(({ entry: { id, title, game } }) => ({ id, title, game })),
  })
}

function readLine(line: string): z.infer<typeof question> | { error: string } {
  try {
    const parsed = question.safeParse(JSON.parse(line))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return { error: `${issue?.path.join('.') || 'line'}: ${issue?.message}` }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
