/** Times a second that an element is put back at most, where the host's own script takes it out. */
const MOST_A_SECOND = 10

/**
 * Puts an element of ours onto the host's page by `put`, and again whenever the host's own script has taken it out. Gives what
 * ends that and takes it away.
 */
export function keepStanding(made: HTMLElement, put: () => void): () => void {
  let count = 0
  const observer = new MutationObserver(() => {
    if (!made.isConnected && count++ < MOST_A_SECOND) put()
  })
  const second = setInterval(() => {
    count = 0
    if (!made.isConnected) put()
  }, 1000)
  put()
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearInterval(second)
    observer.disconnect()
    made.remove()
  }
}
