// The sixty attacks of the second list by a line: each ends as the cards say, or asks what only players know.
import { expect, it } from 'vitest'
import { lineFaultText } from '../../src/cli/line/fault-words.ts'
import { readWholeLine } from '../../src/cli/line/line.ts'
import { storyLines } from '../../src/cli/story/story.ts'
import { noticeLines } from '../../src/discord/attack/board/notices.ts'
import { playedGames } from '../../src/played-games.ts'
import { wordsIn } from '../../src/words/words.ts'
import { namedCards as cards } from '../support/card-games.ts'
import { type Left, ofCard, type SecondPlay, sampledPlays } from './second.ts'

const { faces } = playedGames()

type Piece = { readonly piece: string; readonly where: string; readonly remaining: number | null }

/** What a line prints, and what is left of the drawn cards; null: the attack is not over. */
function told({ line, language, edition, called, left }: SecondPlay): { printed: string; left: Left | null } {
  const said = readWholeLine(line.words, { faces, cards, language, edition })
  if ('fault' in said) return { printed: lineFaultText(said.fault, { faces, language }), left: null }
  const { script, named, nameOf, notes } = said.read
  const played = script.flow.play(script.setUp, script.answers)
  const story = storyLines({ script, named, faces, language }, played)
  const printed = [
    ...notes,
    ...noticeLines(script.flow.notices(played), nameOf, wordsIn(language)),
    ...story,
  ].join('\n')
  if (!played.outcome) return { printed, left: null }
  const { characters, pieces, shields } = played.outcome.summary as Record<string, unknown>
  const there = (characters ?? pieces) as readonly Piece[]
  const leftOf = (role: string): number | string => {
    if (role === 'shields') return shields as number
    const piece = ofCard(there, called[role] ?? 'nobody', one => nameOf(one.piece))
    if (!piece) return 'not there'
    return piece.where === 'in play' ? (piece.remaining ?? 'not known') : 'gone'
  }
  return { printed, left: Object.fromEntries(Object.keys(left).map(role => [role, leftOf(role)])) }
}

it.each(sampledPlays(1 / 2).map(play => [play.name, play] as const))(
  '%s: the line ends as the cards say, or asks',
  (_, play) => {
    const { printed, left } = told(play)
    if (play.line.asks !== undefined) {
      expect(printed).toContain(play.line.asks)
      expect(left).toBeNull()
    } else {
      expect(left, printed).toEqual(play.left)
    }
    if (play.line.says !== undefined) expect(printed).toContain(play.line.says)
    for (const notice of play.notices)
      expect(
        notice.some(words => printed.includes(words)),
        printed,
      ).toBe(true)
  },
)
