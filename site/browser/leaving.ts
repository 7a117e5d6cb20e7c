/** Longest that the bar runs: a page that was stopped or does not answer may never come. */
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
    if (link.origin === location.origin && !isHere) leave()
  })
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) leave()
  })
  addEventListener('pageshow', stay)
}

function leave(): void {
  root.setAttribute('data-leaving', '')
  clearTimeout(timer)
  timer = setTimeout(stay, LONGEST_MS)
}

function stay(): void {
  root.removeAttribute('data-leaving')
  clearTimeout(timer)
}
