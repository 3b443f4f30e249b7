// The Commands of the GUNDAM CARD GAME at a prompt.
import type { Cards } from '../../../../cards/cards.ts'
import { effectsInWords } from '../../../../cards/gundam/effect-words.ts'
import { commandPlayed } from '../../../../cards/gundam/facts.ts'
import { GUNDAM_KINDS } from '../../../../cards/gundam/kinds.ts'
import { nameInPlay } from '../../../../cards/names.ts'
import { FALLBACK } from '../../../../language.ts'
import { commandEffects } from '../../../../walkthroughs/set-up/gundam/bursts.ts'
import {
  type CommandOffered,
  commandAnswer,
  commandOffered,
  commandsOffered,
  type PlaysNow,
  playsNow,
  waysOfCommand,
} from '../../../../walkthroughs/set-up/gundam/plays-offered.ts'
import { wordsIn } from '../../../../words/words.ts'
import { type CardOffered, type CardsPlayed, playedBefore } from '../../face/cards-played.ts'

export const gundamCardsPlayed = (cards: Cards): CardsPlayed => ({
  kind: GUNDAM_KINDS.playedCommand,
  offered: scene => {
    const now = playsNow(scene.played)
    return now ? commandsOffered(cards, now, playedBefore(scene)).map(one => offeredAs(cards, one, now)) : []
  },
  ofCard: (scene, card) => {
    const now = playsNow(scene.played)
    return now && GUNDAM_KINDS.playedCommand.is(card)
      ? waysOfCommand(card, now).map(one => offeredAs(cards, one, now))
      : []
  },
  says: (card, language) =>
    GUNDAM_KINDS.playedCommand.is(card) ? [commandPlayed(card, wordsIn(language)) ?? []].flat() : [],
  found: (scene, [key = '']) => {
    const now = playsNow(scene.played)
    const one = now && commandOffered(cards, now, key)
    return one && offeredAs(cards, one, now)
  },
})

function offeredAs(cards: Cards, offered: CommandOffered, now: PlaysNow): CardOffered {
  const { card, key, effects } = offered
  const name = nameInPlay(card)
  return {
    name,
    rest: [key],
    answer: id => commandAnswer(cards, offered, now, id),
    label: language => {
      const t = wordsIn(language)
      const called = name[language] ?? name[FALLBACK]
      const does = effectsInWords(commandEffects(cards, card, effects, now.player), { t, nameOf: one => one })
      return does === null ? called : t('cards:plays.label', { card: called, does })
    },
  }
}
