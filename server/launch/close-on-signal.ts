import type { Server } from 'node:http'

/** How long running requests may take before their connections are closed. */
const FINISH_MS = 3000

/** How long closing may take in all. Scheduled tasks finish at the next start what is cut off after that. */
const CLOSE_MS = 4500

/** Ends the shop on SIGTERM and Ctrl-C: accepts no new requests, finishes the running ones, then closes everything. */
export function closeOnSignal(server: Server, closeRest: () => Promise<void>): void {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(0), CLOSE_MS).unref()
    await finishRequests(server)
    await closeRest().catch((problem: unknown) => console.error('Closing broke', problem))
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  process.on('SIGHUP', close)
}

/** `Connection: close` on the last answers: clients would otherwise keep their connections open for the next request. */
function finishRequests(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), FINISH_MS)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
