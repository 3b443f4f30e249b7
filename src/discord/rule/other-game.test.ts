// Where the words fit both games, the answer of the other one is a press away.

import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../../test/support/commands/bot.ts'
import { findShipped as find, shippedGlossary as glossary } from '../../../test/support/shipped-rules.ts'
import type { RuleQuestion } from '../../glossary/find.ts'
import { row } from '../message/components.ts'
import { otherGameOffer } from './other-game.ts'

const offered = (query: string, more: Partial<RuleQuestion> = {}): string[] => {
  const question: RuleQuestion = { query, language: 'en', game: null, ...more }
  const buttons = otherGameOffer({ glossary, find }, question, find(question), question.language)
  return valuesOf(buttons.length > 0 ? [row(buttons)] : [], ['label'])
}

describe('what the other game says', () => {
  it.each([
    ['damage', ['Marvel Champions: Damage']],
    ['action', ['GUNDAM CARD GAME: Action']],
    ['can i mulligan', ['GUNDAM CARD GAME: 6-2 Before the Game']],
    ['what is the minimum deck size', ['Marvel Champions: Appendix I: Deck Customization']],
  ])('is offered below %j', (query, labels) => {
    expect(offered(query)).toEqual(labels)
  })

  it.each(['retaliate', 'mulligan gundam', 'does a stunned villain get a boost card', 'webbed up', '7-6'])(
    'is not offered below %j, which one game alone has',
    query => {
      expect(offered(query)).toEqual([])
    },
  )

  it('is not offered to somebody who has chosen a game', () => {
    expect(offered('damage', { game: 'gundam' })).toEqual([])
  })

  it('stays a press away from the answer of the likely game', () => {
    expect(offered('damage', { likely: 'gundam' })).toEqual(['Marvel Champions: Damage'])
  })
})
