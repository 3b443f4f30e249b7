// Draws one message: its head, text, components and files, and the reason of a failed press.
import { html } from 'htm/preact'
import { useMemo } from 'preact/hooks'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import { Markdown } from '../markdown/draw.ts'
import { Avatar } from '../parts/avatar.ts'
import { useWords } from '../words.ts'
import { drawAll } from './component.ts'
import { MessageHead, ReplyLine } from './head.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Download, isFileOf } from './media.ts'
import { Failed } from './press-failure.ts'
import { OwnThread, ThreadLine } from './thread-line.ts'

/** Discord's message type for the line that a public thread leaves in its channel. */
const THREAD_CREATED = 18

type Props = { message: SeenMessage; isFollowUp: boolean }

/** Draws a message again only when it has changed; most of a long conversation never does. */
export const ConversationMessage = ({ message, isFollowUp }: Props) =>
  useMemo(() => html`<${Drawn} message=${message} isFollowUp=${isFollowUp} />`, [message, isFollowUp])

function Drawn({ message, isFollowUp }: Props) {
  const article = useKeptFocus()
  const kind = `${message.ephemeral ? ' message-ephemeral' : ''}${isFollowUp ? ' message-follow-up' : ''}`
  return html`<article
    ref=${article}
    id=${`message-${message.id}`}
    class=${`message${kind}`}
    tabindex="-1"
    aria-labelledby=${`author-${message.id}`}
  >
    <${ReplyLine} message=${message} />
    ${isFollowUp ? null : html`<${Avatar} user=${message.author} />`}
    <${MessageHead} message=${message} isFollowUp=${isFollowUp} />
    <div class="message-body">
      <${Body} message=${message} />
      <${OwnThread} message=${message} />
      <${Failed} message=${message} />
    </div>
  </article>`
}

function Body({ message }: { message: SeenMessage }) {
  const words = useWords()
  if (message.thinking) return html`<p class="thinking">${words('page:message.thinking')}</p>`
  if (message.type === THREAD_CREATED) return html`<${ThreadLine} message=${message} />`
  const files = message.attachments.filter(({ url }) => !message.components.some(one => isFileOf(one, url)))
  return html`${message.content && html`<${Markdown} text=${message.content} />`}
    ${message.embeds.map(
      ({ title, description }) => html`<div class="container">
        <${Markdown} text=${[title && `**${title}**`, description].filter(Boolean).join('\n')} />
      </div>`,
    )}
    ${drawAll(message.components, message)}
    ${files.map(({ url, filename, size }) => html`<${Download} key=${url} url=${url} name=${filename} size=${size} />`)}`
}
