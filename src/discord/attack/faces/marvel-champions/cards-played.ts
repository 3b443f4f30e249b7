// The cards of players of Marvel Champions at a prompt.
import type { Cards } from '../../../../cards/cards.ts'
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import { insteadInWords, playInWords, wayInWords } from '../../../../cards/marvel-champions/play-words.ts'
import { playerPlaysOf } from '../../../../cards/marvel-champions/plays-of-card.ts'
import { nameInPlay } from '../../../../cards/names.ts'
import { FALLBACK } from '../../../../language.ts'
import { promptNow } from '../../../../walkthroughs/set-up/marvel-champions/play-moments.ts'
import {
  type PlayOffered,
  playAnswer,
  playOffered,
  playsOfCard,
  playsOffered,
} from '../../../../walkthroughs/set-up/marvel-champions/plays-offered.ts'
import { wordsIn } from '../../../../words/words.ts'
import { type CardOffered, type CardsPlayed, playedBefore } from '../../face/cards-played.ts'

export const marvelCardsPlayed = (cards: Cards): CardsPlayed => ({
  kind: MARVEL_KINDS.playedCard,
  offered: scene => {
    const prompt = promptNow(scene.played)
    return prompt ? playsOffered(cards, prompt, playedBefore(scene)).map(offeredAs) : []
  },
  ofCard: (scene, card) => {
    const prompt = promptNow(scene.played)
    return prompt && MARVEL_KINDS.playedCard.is(card) ? playsOfCard(card, prompt).map(offeredAs) : []
  },
  says: (card, language) =>
    MARVEL_KINDS.playedCard.is(card)
      ? playerPlaysOf(card).map(play => playInWords(play, wordsIn(language)))
      : [],
  found: (scene, [key = '', owner = '']) => {
    const prompt = promptNow(scene.played)
    const play = prompt && playOffered(cards, prompt, { key, owner })
    return play && offeredAs(play)
  },
})

const offeredAs = (offered: PlayOffered): CardOffered => {
  const { card, key, owner, play, way, isOneOfSeveral } = offered
  const name = nameInPlay(card)
  return {
    name,
    rest: [key, owner],
    answer: id => playAnswer(offered, id),
    label: (language, named) => {
      const t = wordsIn(language)
      const does = wayInWords(way, play, t)
      const called = name[language] ?? name[FALLBACK]
      const label = way.if
        ? t('cards:plays.labelIf', { card: called, when: insteadInWords(way.if, t), does })
        : t('cards:plays.label', { card: called, does })
      return isOneOfSeveral ? t('cards:plays.labelOf', { player: named(owner), label }) : label
    },
  }
}
