// The answer to a button or select of a card's message.
import { wordsIn } from '../../words/words.ts'
import type { InteractionAnswer, Pressed } from '../interaction/command.ts'
import { pressedView } from '../interaction/pressed-view.ts'
import { privateSentence } from '../interaction/private-answer.ts'
import { ownLanguage } from '../interaction/private-language.ts'
import type { CardParts } from './parts.ts'
import { type CardState, decodeCardId } from './state.ts'
import { cardView } from './view.ts'

/** Whoever asked sees the change in the message; anybody else gets a private message of their own. */
export function pressOnCard(parts: CardParts, pressed: Pressed): InteractionAnswer {
  const read = decodeCardId(pressed.customId)
  const own = ownLanguage(parts, pressed)
  const t = wordsIn(own)
  if (read === 'outdated') return privateSentence(t('problems:outdated'), read)
  if (read === 'foreign') return privateSentence(t('problems:foreign'), read)
  const { action } = read
  const state: CardState =
    action === 'choose' ? { ...read.state, code: pressed.values[0] ?? '', part: 'facts' } : read.state
  if (!parts.library.byCode(state.code)) return privateSentence(t('problems:gone'), 'gone')
  const facts = { action, card: state.code }
  return pressedView(pressed, { action, state, own }, facts, (shown, how) => cardView(parts, shown, how))
}
