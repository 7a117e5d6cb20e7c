import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { settings } from '../settings.ts'

/** How long running requests may take before their connections are closed. */
const FINISH_MS = 3000

/** How long closing may take in all. Scheduled tasks finish at the next start what is cut off after that. */
export const closeMs = () => settings.drainSeconds * 1000 + 4500

let isClosing = false

/** Whether the signal to end has come. A load balancer learns it from the health endpoint, and sends no more requests. */
export function isDraining(): boolean {
  return isClosing
}

/**
 * Ends the shop on SIGTERM and Ctrl-C: goes on for as long as a load balancer needs to notice, then accepts no new
 * requests, finishes the running ones, and closes everything.
 */
export function closeOnSignal(server: Server, closeSockets: () => void, closeRest: () => Promise<void>): void {
  const close = async () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(0), closeMs()).unref()
    await pause(settings.drainSeconds * 1000)
    // A server counts its websockets among its connections, and ends with the last.
    closeSockets()
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
