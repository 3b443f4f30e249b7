// Draws pictures and files of a message: own pictures as pictures, all others as links.
import { html } from 'htm/preact'
import type { SeenMessage } from '../../../loopback/persona/visible-messages.ts'
import type { PageComponent } from '../parts/component-types.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words.ts'

/** The picture beside a section. */
export function Thumbnail({ component }: { component: PageComponent }) {
  return html`<div class="thumbnail"><${Picture} url=${component.media?.url ?? ''} description=${component.description} /></div>`
}

/** Pictures in a row. */
export function Gallery({ component }: { component: PageComponent }) {
  return html`<div class="gallery">
    ${component.items?.map(
      ({ media, description }, index) =>
        html`<${Picture} key=${index} url=${media.url} description=${description} />`,
    )}
  </div>`
}

/** Draws a picture of this server; another server's becomes a link, since the page loads nothing from it. */
function Picture({ url, description }: { url: string; description?: string | undefined }) {
  const words = useWords()
  const isOurs = URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin
  if (isOurs) return html`<img src=${url} alt=${description ?? ''} />`
  const shown = description ?? words('page:message.picture')
  if (!/^https?:/.test(url)) return html`<span class="unknown">${shown}</span>`
  return html`<a class="picture-link" href=${url} target="_blank" rel="noopener noreferrer">${shown}</a>`
}

/** A file component. */
export function FileLink({ component, message }: { component: PageComponent; message: SeenMessage }) {
  const attachment = message.attachments.find(({ url }) => url === component.file?.url)
  const url = component.file?.url ?? ''
  return html`<${Download} url=${url} name=${attachment?.filename ?? nameIn(url)} size=${attachment?.size} />`
}

const nameIn = (url: string): string => decodeURIComponent(url.split('/').at(-1) ?? '')

/** A file to download, with its size. */
export function Download({ url, name, size }: { url: string; name: string; size?: number | undefined }) {
  const words = useWords()
  const locale = useStore(state => state.world?.me.locale)
  if (!/^https?:/.test(url)) return html`<span class="unknown">${name}</span>`
  return html`<a class="file" href=${url} download=${name} >
    <span class="unseen">${words('page:message.download')}</span>
    <span class="file-name">${name}</span>
    ${size !== undefined && html`<span class="file-size">${inBytes(size, locale)}</span>`}
  </a>`
}

function inBytes(size: number, locale: string | undefined): string {
  const isSmall = size < 1000
  const [value, unit] = isSmall ? [size, 'byte'] : [size / 1000, 'kilobyte']
  const unitDisplay = isSmall ? 'long' : 'short'
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, style).format(value)
}

/** @returns whether the component, or one inside it, already shows the file at that address */
export const isFileOf = (
  { file, items, media, components, accessory }: PageComponent,
  url: string,
): boolean =>
  file?.url === url ||
  media?.url === url ||
  (items ?? []).some(item => item.media.url === url) ||
  [...(components ?? []), ...(accessory ? [accessory] : [])].some(one => isFileOf(one, url))
