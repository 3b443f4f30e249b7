// Draws markdown as elements; the text of a message never becomes HTML.
import { html } from 'htm/preact'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { useWords } from '../words.ts'
import { readBlocks } from './blocks.ts'
import { ShownMention } from './mention.ts'
import { Time } from './time.ts'
import type { Block, Inline } from './tree.ts'

/** Draws a text with Discord's markdown. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => readBlocks(text), [text])
  return html`<div class="markdown">${blocks.map(drawBlock)}</div>`
}

function drawBlock(block: Block): ComponentChildren {
  switch (block.is) {
    case 'heading':
      return html`<p class=${`heading heading-${block.level}`} role="heading" aria-level=${block.level + 2}>
        ${drawAll(block.inside)}
      </p>`
    case 'small':
      return html`<p class="small">${drawAll(block.inside)}</p>`
    case 'paragraph':
      return html`<p>${drawAll(block.inside)}</p>`
    case 'quote':
      return html`<blockquote>${block.blocks.map(drawBlock)}</blockquote>`
    case 'codeBlock':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`
    case 'list':
      return drawList(block)
  }
}

const drawList = ({ start, items }: Extract<Block, { is: 'list' }>): ComponentChildren => {
  const rows = items.map(item => html`<li>${item.map(drawBlock)}</li>`)
  return start === null ? html`<ul>${rows}</ul>` : html`<ol start=${start}>${rows}</ol>`
}

const drawAll = (inside: readonly Inline[]): ComponentChildren => inside.map(drawInline)

const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' } as const

/** A dot between the parts of a line keeps to the part before it: it ends a line of a phone, and begins none. */
const DOT = '\u00a0· '

function drawInline(inline: Inline): ComponentChildren {
  if (typeof inline === 'string') return inline.replaceAll(' · ', DOT)
  switch (inline.is) {
    case 'spoiler':
      return html`<${Spoiler}>${drawAll(inline.inside)}<//>`
    case 'code':
      return html`<code>${inline.text}</code>`
    case 'link':
      return html`<a href=${inline.url} target="_blank" rel="noopener noreferrer">${drawAll(inline.inside)}</a>`
    case 'user':
    case 'channel':
    case 'role':
      return html`<${ShownMention} is=${inline.is} id=${inline.id} />`
    case 'command':
      return html`<span class="mention">/${inline.name}</span>`
    case 'emoji':
      return `:${inline.name}:`
    case 'time':
      return html`<${Time} seconds=${inline.seconds} style=${inline.style} />`
    default:
      return html`<${TAGS[inline.is]}>${drawAll(inline.inside)}<//>`
  }
}

function Spoiler({ children }: { children: ComponentChildren }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return html`<span class="spoiler-open">${children}</span>`
  return html`<button type="button" class="spoiler" onClick=${() => setOpen(true)}>${words('page:message.spoiler')}</button>`
}
