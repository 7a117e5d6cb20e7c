import { patch } from './patch.ts'

/**
 * Follows an editor: the admin sends the values of its form with every keystroke, the server renders the page of them,
 * and what differs is changed here. While one page is rendered only the newest values wait, so that no keystroke is
 * lost and none is shown late.
 */
const admin: Window = (window.opener as Window | null) ?? window.parent
const status = document.querySelector<HTMLElement>('[data-live-preview]')
let newest: object | undefined
let isRendering = false
/** The last page as the server sent it; undefined before the first. */
let shown: Document | undefined

/** What the server answers where this preview shows nothing any more. */
const ENDED = [401, 403, 404, 410]

addEventListener('message', ({ origin, source, data }: MessageEvent<{ type?: string; data?: object } | null>) => {
  if (origin !== location.origin || source !== admin || data?.type !== 'payload-live-preview' || !data.data) return
  newest = data.data
  void follow()
})
// A form is the visitors' to send, and the page must stay to follow its editor.
addEventListener('submit', (event) => {
  event.preventDefault()
  say('noForms')
})
document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }))
admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)

async function follow(): Promise<void> {
  if (isRendering) return
  isRendering = true
  while (newest) {
    const values = newest
    newest = undefined
    const page = await rendered(values)
    if (page instanceof Document) show(page)
    else say(page)
  }
  isRendering = false
}

/** The page of these values; why there is none, where the server cannot give it now or any more. */
async function rendered(values: object): Promise<Document | 'behind' | 'ended'> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(location.pathname, { method: 'POST', headers, body: JSON.stringify(values) })
    if (!answer.ok) return ENDED.includes(answer.status) ? 'ended' : 'behind'
    return new DOMParser().parseFromString(await answer.text(), 'text/html')
  } catch {
    return 'behind'
  }
}

function show(page: Document): void {
  document.title = page.title
  document.documentElement.lang = page.documentElement.lang
  if (shown) patch(document.body, shown.body, page.body)
  else for (const part of ['main', '.preview-bar']) patchPart(part, page)
  shown = page
  say()
  void enhance()
}

/** Before the first answer only the page itself is compared: scripts have changed the shell around it since it was sent. */
function patchPart(selector: string, page: Document): void {
  const [live, after] = [document.querySelector(selector), page.querySelector(selector)]
  if (live && after) patch(live, live, after)
}

/** Videos that have come with a change are given their controls. */
async function enhance(): Promise<void> {
  if (document.querySelector('[data-video]:not([data-enhanced])')) (await import('../video.ts')).enhanceVideos()
}

function say(what?: 'behind' | 'ended' | 'noForms'): void {
  if (status) status.textContent = what ? (status.dataset[what] ?? '') : ''
}
