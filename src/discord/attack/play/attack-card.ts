// “Attack with it”: an event that attacks is played by somebody's hero and deals damage, which a form asks for once. The rest
// of the command stands in the id of the button and of the form; where it does not fit, the user completes the command.

import { cardValue } from '../../../cards/cards.ts'
import { cardName } from '../../../cards/names.ts'
import type { Translate } from '../../../words/words.ts'
import type {
  Asked,
  Caller,
  InteractionAnswer,
  MessageAnswer,
  OptionValue,
} from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { AnyFace } from '../face/face.ts'
import { NO_FIELDS, textField } from '../face/form.ts'
import { type AttackId, encodeAttackId } from '../face/ids.ts'
import { type Lacks, nameOf } from '../face/options.ts'
import { commandId, optionsIn, writtenOptions } from './command-in-id.ts'
import { type AttackParts, sayPrivately } from './parts.ts'
import { typedCommand } from './typed-command.ts'
import { pasteView } from './which-card.ts'

/** The options of the command with what the card stands for. */
export const meantOptions = ({ options }: Pick<Asked, 'options'>, { means }: Lacks): Asked['options'] => {
  const own = new Map([...means].map(([key, value]) => [nameOf(key), value]))
  const others = [...options].filter(([name]) => !own.has(name))
  const said = [...own].flatMap(([name, value]): [string, OptionValue][] => (value ? [[name, value]] : []))
  return new Map([...others, ...said])
}

/** Asks privately whose hero plays the card, and what it deals. */
export function askWith(parts: AttackParts, face: AnyFace, asked: Asked, lacks: Lacks): MessageAnswer {
  const t = ownWords(parts, asked)
  const name = cardName(lacks.card)[ownLanguage(parts, asked)]
  const question = t(lacks.asks.includes('attacker') ? 'board:with.whose' : 'board:with.deals', { name })
  const options = meantOptions(asked, lacks)
  const rest = [face.subcommand, ...writtenOptions([...keptOptions(asked, lacks)])]
  const id = commandId('with', asked, rest, parts.newId())
  const command = () => typedCommand(parts.glossary, face, { ...asked, options })
  const paste = () =>
    pasteView(`${question} ${completed(lacks, t)}`, [{ label: name, value: '' }], command, t)
  const view = id === null ? paste() : [...sentenceView(question), row([button(id, t('board:with.button'))])]
  return privateAnswer(view, 'attack card', { asks: lacks.asks.length })
}

/** The options that stand in the id: a card whose hero is known stands for both. */
const keptOptions = ({ options }: Asked, lacks: Lacks): Asked['options'] => {
  const isAttacker = lacks.means.get('attacker') !== undefined
  if (!isAttacker) return meantOptions({ options }, lacks)
  return new Map([...options, [nameOf('attacker'), cardValue(lacks.card)]])
}

/** How to complete the command: which options are to be added. */
const completed = ({ asks }: Lacks, t: Translate): string =>
  t(asks.includes('attacker') ? 'board:with.addBoth' : 'board:with.add', {
    attacker: t('commands:attack.option.attacker.name'),
    amount: t('commands:attack.option.amount.name'),
  })

/** Answers the button with the form: the hero, unless it is known whose card it is, and the damage. */
export function withForm(parts: AttackParts, caller: Caller, id: AttackId): InteractionAnswer {
  const [, ...rest] = id.rest
  const options = optionsIn(rest)
  const t = ownWords(parts, caller)
  if (!options) return foreign(parts, caller)
  const hero = { name: nameOf('attacker'), label: t('forms:begin.attacker'), required: true, longest: 100 }
  const deals = { name: nameOf('amount'), label: t('board:with.amount'), required: true, longest: 3 }
  const fields = [...(options.has(hero.name) ? [] : [hero]), ...(options.has(deals.name) ? [] : [deals])]
  return {
    as: 'modal',
    modal: {
      custom_id: encodeAttackId(id),
      title: t('board:with.button'),
      components: fields.map(field => textField(field, NO_FIELDS)),
    },
    outcome: 'form',
    facts: { asks: fields.length },
  }
}

const foreign = (parts: AttackParts, caller: Caller): MessageAnswer =>
  sayPrivately(parts, caller, 'foreign', t => t('problems:foreign'))
