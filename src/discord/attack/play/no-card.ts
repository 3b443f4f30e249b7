// Asks once whether names that no card has are meant so. The command stands in the id of the button; where it does not fit,
// the user pastes it with names that stand for themselves.
import { nameValue } from '../../../cards/cards.ts'
import type { LocaleWords } from '../../../words/resources.ts'
import type { Translate } from '../../../words/words.ts'
import type { Asked, MessageAnswer } from '../../interaction/command.ts'
import { ownLanguage, ownWords } from '../../interaction/private-language.ts'
import { button, LONGEST_ID, row } from '../../message/components.ts'
import { escaped, plain } from '../../message/escape.ts'
import { sentenceView } from '../../message/sentence.ts'
import type { AnyFace } from '../face/face.ts'
import { encodeAttackId } from '../face/ids.ts'
import { nameOf } from '../face/options.ts'
import { writtenOptions } from './command-in-id.ts'
import type { AttackParts } from './parts.ts'
import { typedCommand } from './typed-command.ts'
import { type Nobody, pasteView, withName } from './which-card.ts'

/** Asks privately whether to play these names without cards. */
export function askAlone(
  parts: AttackParts,
  face: AnyFace,
  asked: Asked,
  nobody: readonly Nobody[],
): MessageAnswer {
  const t = ownWords(parts, asked)
  const names = nobody.map(one => ({ name: escaped(plain(one.typed)), role: roleOf(one, face, asked, t) }))
  const list = new Intl.ListFormat(ownLanguage(parts, asked)).format(
    names.map(one => t('board:nobody.named', one)),
  )
  const [only] = names.length === 1 ? names : []
  const question = only ? t('board:nobody.one', only) : t('board:nobody.several', { list })
  const id = aloneId(asked, parts.newId())
  const options = new Map(asked.options)
  for (const { option, typed, offer } of nobody) {
    const named = { typed, whole: String(options.get(option)), offer }
    options.set(option, withName(parts.cards, named, nameValue(typed)))
  }
  const command = () => typedCommand(parts.glossary, face, { ...asked, options })
  return {
    as: 'message',
    isPrivate: true,
    components:
      id === null
        ? pasteView(
            `${question} ${t('board:which.paste')}`,
            [{ label: t('board:nobody.yes'), value: '' }],
            command,
            t,
          )
        : [...sentenceView(question), row([button(id, t('board:nobody.yes'))])],
    outcome: 'no card',
    facts: { names: names.length },
  }
}

type Role = keyof LocaleWords['board']['nobody']['as']

const KINDS = ['villain', 'minion', 'villainousMinion'] as const

/** What a name becomes: of an enemy, what the option for its kind says. */
function roleOf({ option }: Nobody, face: AnyFace, { options }: Asked, t: Translate): string {
  const key = face.options.find(one => nameOf(one.key) === option)?.key
  const kind = KINDS.find(one => one === options.get(nameOf('kind')))
  const role = key === 'enemy' || (key === 'target' && kind !== undefined) ? (kind ?? key) : key
  return t(`board:nobody.as.${(role ?? 'enemy') as Role}`)
}

/** The custom id of the button, with the whole command; null if it does not fit, or if one of its options is a user. */
function aloneId({ subcommand, options, users }: Asked, token: string): string | null {
  const rest = [subcommand ?? '', ...writtenOptions([...options])]
  const id = { action: 'alone', walkthrough: token, revision: 0, rest } as const
  const length = encodeAttackId({ ...id, rest: [] }).length + rest.join('|').length + 1
  const fits = users.size === 0 && rest.every(one => !one.includes('|')) && length <= LONGEST_ID
  return fits ? encodeAttackId(id) : null
}
