/** Longest the bar runs. What has not come by then may never come, and nothing is to be promised that nobody knows. */
const PATIENCE_MS = 20_000

const { documentElement: root } = document

let patience: ReturnType<typeof setTimeout> | undefined

/** The bar runs from the click on, until the next page stands there or it is clear that none comes. */
export function showProgressWhenLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download')) return
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (link.origin === location.origin && !isHere) leave()
  })
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) leave()
  })
  addEventListener('pageshow', stay)
  stayWhenStopped()
}

function leave(): void {
  root.setAttribute('data-leaving', '')
  clearTimeout(patience)
  patience = setTimeout(stay, PATIENCE_MS)
}

function stay(): void {
  root.removeAttribute('data-leaving')
  clearTimeout(patience)
}

/** Who stops a page from loading stays here. One that gives way to the next page is stopped too. */
function stayWhenStopped(): void {
  addEventListener('keydown', ({ key }) => key === 'Escape' && stay())
  let latest: AbortSignal | undefined
  globalThis.navigation?.addEventListener('navigate', ({ signal }) => {
    latest = signal
    signal.addEventListener('abort', () => setTimeout(() => latest === signal && stay()))
  })
}
