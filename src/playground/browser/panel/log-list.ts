// Draws the last requests and gateway events in one list, the newest first.
import { html } from 'htm/preact'
import { useMemo, useState } from 'preact/hooks'
import type { PageFrame, PageRequest } from '../../protocol.ts'
import { useStore } from '../state/store.ts'
import { type Key, useWords } from '../words.ts'

const VIEWS = {
  all: 'page:panel.all',
  requests: 'page:panel.requests',
  gateway: 'page:panel.gateway',
  refused: 'page:panel.refusedOnly',
} as const satisfies Readonly<Record<string, Key>>
type View = keyof typeof VIEWS

type Happening =
  | { readonly key: string; readonly request: PageRequest; readonly frame: null }
  | { readonly key: string; readonly request: null; readonly frame: PageFrame }

/** The list, with buttons that filter it. */
export function Happenings() {
  const words = useWords()
  const requests = useStore(state => state.requests)
  const frames = useStore(state => state.frames)
  const [view, show] = useState<View>('all')
  const list = useMemo(() => happenings(requests, frames, view), [requests, frames, view])
  return html`<div class="views" role="group" aria-label=${words('page:panel.show')}>
      ${(Object.keys(VIEWS) as View[]).map(
        one => html`<button key=${one} type="button" class="view" aria-pressed=${one === view} onClick=${() => show(one)}>
          ${words(VIEWS[one])}
        </button>`,
      )}
    </div>
    ${list.length === 0 && html`<p class="panel-empty">${words('page:panel.nothing')}</p>`}
    <ol class="happenings" tabindex="0" aria-label=${words('page:panel.log')}>
      ${list.map(one =>
        one.request
          ? html`<${Request} key=${one.key} request=${one.request} />`
          : html`<${Frame} key=${one.key} frame=${one.frame} />`,
      )}
    </ol>`
}

function happenings(requests: readonly PageRequest[], frames: readonly PageFrame[], view: View): Happening[] {
  const shownRequests = view === 'refused' ? requests.filter(one => one.refused !== null) : requests
  const all: Happening[] = [
    ...(view === 'gateway' ? [] : shownRequests).map(request => ({
      key: `request-${request.number}`,
      request,
      frame: null,
    })),
    ...(view === 'all' || view === 'gateway' ? frames : []).map(frame => ({
      key: `frame-${frame.number}`,
      request: null,
      frame,
    })),
  ]
  const number = (one: Happening) => (one.request ?? one.frame).number
  return all.sort((one, other) => number(other) - number(one))
}

function Request({ request }: { request: PageRequest }) {
  const words = useWords()
  const { at, method, path, status, ms, refused } = request
  return html`<li class=${refused === null ? 'happening' : 'happening happening-refused'}>
    <${Clock} at=${at} />
    <span class="happening-name">${method}</span>
    <span class="happening-end">${status} · ${Math.round(ms)} ms</span>
    <span class="path" title=${path}>${shortened(path)}</span>
    ${refused !== null && html`<span class="refused-why">${words('page:panel.refused', { why: refused })}</span>`}
  </li>`
}

/** Shortens long ids and tokens to their end, which is enough to tell them apart. */
const shortened = (path: string): string => path.replace(/[\w-]{17,}/g, id => `…${id.slice(-4)}`)

function Frame({ frame }: { frame: PageFrame }) {
  const words = useWords()
  const { at, way, name } = frame
  return html`<li class="happening">
    <${Clock} at=${at} />
    <span class="happening-name">${name}</span>
    <span class="happening-end">${words(way === 'in' ? 'page:panel.fromBot' : 'page:panel.toBot')}</span>
  </li>`
}

function Clock({ at }: { at: number }) {
  const date = new Date(at)
  const time = date.toTimeString().slice(0, 8)
  return html`<time class="clock" datetime=${date.toISOString()}>
    ${time}.${String(date.getMilliseconds()).padStart(3, '0')}
  </time>`
}
