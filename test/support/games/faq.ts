// Reads the official answers of a game from its data, for the tests that play them.
import { join } from 'node:path'
import { type DataFile, dataFileAt, readDataFiles, readYaml } from '../../../src/glossary/files.ts'
import { type AnswerFile, DATA_SCHEMAS, type GameId } from '../../../src/glossary/schema.ts'

const files = readDataFiles(join(import.meta.dirname, '../../../data'))

const answersIn = ({ text }: DataFile): readonly AnswerFile[] =>
  DATA_SCHEMAS.faq.parse(readYaml(text)).answers

const faqOf = (game: GameId): DataFile[] =>
  files.filter(({ path }) => {
    const place = dataFileAt(path)
    return place?.game === game && place.kind === 'faq'
  })

/** All official answers of a game. */
export const faqAnswers = (game: GameId): readonly AnswerFile[] => faqOf(game).flatMap(answersIn)

/** The official answer with this id. @throws Error if there is none */
export function faqAnswer(game: GameId, id: string): AnswerFile {
  const file = faqOf(game).find(({ text }) => text.includes(`- id: ${id}\n`))
  const answer = file && answersIn(file).find(one => one.id === id)
  if (!answer) throw new Error(`data/${game}/faq has no answer ${id}`)
  return answer
}
