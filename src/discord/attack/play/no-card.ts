// Asks once whether names that no card has are meant so. The command stands in the id of the button; where it does not fit,
// the user pastes it with names that stand for themselves.

import { nameValue } from '../../../cards/cards.ts'
import { newIn } from '../../../walkthroughs/set-up/table-here.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { Translate } from '../../../words/words.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { privateAnswer } from '../../interaction/private-answer.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, row } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { AnyFace } from '../face/face.ts'
import { nameOf } from '../face/options.ts'
import { commandId, writtenOptions } from './command-in-id.ts'
import type { AttackParts } from './parts.ts'
import { typedCommand } from './typed-command.ts'
import { type Named, pasteView, withName } from './which-card.ts'

/** Asks privately whether to play these names without cards. */
export function askAlone(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  nobody: readonly Named[],
): MessageAnswer {
  const t = ownWords(parts, asked)
  const names = nobody.map(one => ({
    name: escaped(plain(newIn(one.typed) ?? one.typed)),
    role: roleOf(one, face, asked, t),
  }))
  const list = new Intl.ListFormat(ownLanguage(parts, asked)).format(
    names.map(one => t('board:nobody.named', one)),
  )
  const [only] = names.length === 1 ? names : []
  const question = only ? t('board:nobody.one', only) : t('board:nobody.several', { list })
  const rest = [asked.subcommand ?? '', ...writtenOptions([...asked.options])]
  const id = commandId('alone', asked, rest, parts.newId())
  const options = new Map(asked.options)
  for (const { option, typed, offer } of nobody) {
    const named = { typed, whole: String(options.get(option)), offer }
    options.set(option, withName(parts.cards, named, nameValue(newIn(typed) ?? typed)))
  }
  const command = () => typedCommand(parts.glossary, face, { ...asked, options })
  const yes = t('board:nobody.yes')
  const paste = () =>
    pasteView(`${question} ${t('board:which.paste')}`, [{ label: yes, value: '' }], command, t)
  const view = id === null ? paste() : [...sentenceView(question), row([button(id, yes)])]
  return privateAnswer(view, 'no card', { names: names.length })
}

type Role = keyof LocaleWords['board']['nobody']['as']

const KINDS = ['villain', 'minion', 'villainousMinion'] as const

/** What a name becomes: of an enemy, what the option for its kind says. */
function roleOf({ option }: Named, face: AnyFace, { options }: Asked, t: Translate): string {
  const key = face.options.find(one => nameOf(one.key) === option)?.key
  const kind = KINDS.find(one => one === options.get(nameOf('kind')))
  const role = key === 'enemy' || (key === 'target' && kind !== undefined) ? (kind ?? key) : key
  return t(`board:nobody.as.${(role ?? 'enemy') as Role}`)
}
