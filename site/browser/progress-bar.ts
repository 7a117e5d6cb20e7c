/** Longest that the bar runs, for pages that were stopped or do not respond. */
const LONGEST_MS = 20_000

const { documentElement: root } = document

let timer: ReturnType<typeof setTimeout> | undefined

/** Runs the progress bar from a click until the next page is shown. */
export function showProgressWhenLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download')) return
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (link.origin === location.origin && !isHere) showProgress()
  })
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) showProgress()
  })
  addEventListener('pageshow', hideProgress)
}

function showProgress(): void {
  root.setAttribute('data-leaving', '')
  clearTimeout(timer)
  timer = setTimeout(hideProgress, LONGEST_MS)
}

function hideProgress(): void {
  root.removeAttribute('data-leaving')
  clearTimeout(timer)
}
