// The cards of players of Marvel Champions at a prompt, and the attachments that somebody names.
import type { Card } from '../../../../cards/card.ts'
import type { Cards } from '../../../../cards/cards.ts'
import { abilitiesInWords } from '../../../../cards/marvel-champions/ability-words.ts'
import { MARVEL_KINDS } from '../../../../cards/marvel-champions/kinds.ts'
import { insteadInWords, playInWords, wayInWords } from '../../../../cards/marvel-champions/play-words.ts'
import { playerPlaysOf } from '../../../../cards/marvel-champions/plays-of-card.ts'
import type { MarvelCard } from '../../../../cards/marvel-champions/schema.ts'
import { nameInPlay } from '../../../../cards/names.ts'
import { FALLBACK } from '../../../../language.ts'
import {
  type AttachmentOffered,
  attachmentsOffered,
} from '../../../../walkthroughs/set-up/marvel-champions/attachments-offered.ts'
import { promptNow } from '../../../../walkthroughs/set-up/marvel-champions/play-moments.ts'
import {
  type PlayOffered,
  playAnswer,
  playOffered,
  playsOfCard,
  playsOffered,
  spentNow,
} from '../../../../walkthroughs/set-up/marvel-champions/plays-offered.ts'
import { wordsIn } from '../../../../words/words.ts'
import type { CardOffered, CardsPlayed } from '../../face/cards-played.ts'

export const marvelCardsPlayed = (cards: Cards): CardsPlayed => ({
  kind: MARVEL_KINDS.playedCard,
  offered: scene => {
    const prompt = promptNow(scene.played)
    return prompt ? playsOffered(cards, prompt).map(offeredAs) : []
  },
  ofCard: (scene, card) => {
    if (card.type === 'attachment')
      return attachmentsOffered(card as Attachment, scene.played).map(one =>
        attachedAs(card as Attachment, one),
      )
    const prompt = promptNow(scene.played)
    return prompt && MARVEL_KINDS.playedCard.is(card) ? playsOfCard(card, prompt).map(offeredAs) : []
  },
  spent: (scene, card) => {
    const prompt = promptNow(scene.played)
    const spent = prompt && MARVEL_KINDS.playedCard.is(card) ? spentNow(card, prompt) : null
    return spent && SPENT[spent]
  },
  says: (card, language) =>
    MARVEL_KINDS.playedCard.is(card)
      ? [
          ...playerPlaysOf(card).map(play => playInWords(play, wordsIn(language))),
          ...(card.type === 'attachment' ? abilitiesInWords(card as Attachment, wordsIn(language)) : []),
        ]
      : [],
  found: (scene, [key = '', owner = '']) => {
    const [, code = '', does] = ATTACHMENT.exec(key) ?? []
    const card = cards.cardByCode(code) as Attachment | null
    if (card) {
      const found = attachmentsOffered(card, scene.played).find(
        ({ piece, attaches }) => piece === owner && attaches === (does === 'on'),
      )
      return found ? attachedAs(card, found) : null
    }
    const prompt = promptNow(scene.played)
    const play = prompt && playOffered(cards, prompt, { key, owner })
    return play && offeredAs(play)
  },
})

type Attachment = Card & MarvelCard

/** The key of an attachment: its code, and whether it comes or goes. */
const ATTACHMENT = /^(\w+)\.(on|off)$/

function attachedAs(card: Attachment, { piece, attaches, answer }: AttachmentOffered): CardOffered {
  const name = nameInPlay(card)
  return {
    name,
    rest: [`${card.code}.${attaches ? 'on' : 'off'}`, piece],
    answer: id => answer(id).answer,
    named: id => answer(id).named,
    label: (language, named) => {
      const t = wordsIn(language)
      return t(attaches ? 'cards:plays.attaches' : 'cards:plays.detaches', {
        card: name[language] ?? name[FALLBACK],
        who: named(piece),
      })
    },
  }
}

const SPENT = {
  exhausted: { code: 'cardExhausted', clause: 'MC-READY-03' },
  phase: { code: 'usedInPhase', clause: 'MC-LIMIT-01' },
  round: { code: 'usedInRound', clause: 'MC-LIMIT-01' },
} as const

const offeredAs = (offered: PlayOffered): CardOffered => {
  const { card, key, owner, play, way, isOneOfSeveral, begins } = offered
  const name = nameInPlay(card)
  return {
    name,
    rest: [key, owner],
    ...(begins ? { begins: name => begunAs(begins, name) } : { answer: id => playAnswer(offered, id) }),
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

/** The attack or thwart by a card, which its story calls by the id of its name. */
const begunAs = ({ flow, attacker, ability, played }: NonNullable<PlayOffered['begins']>, name: string) => ({
  flow,
  attacker,
  setUp: { ability: { name, ...ability }, played },
})
