import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Payload } from 'payload'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { externalApi, type ExternalMessage, type MessageAnswer } from '#plugins/kit/requests/external-api.ts'
import { bounds } from '#domain/bounds.ts'
import { eventSocketPath } from '#domain/server-paths.ts'
import { settings } from '../settings.ts'
import { resolveClientAddress } from './client-address.ts'
import { hostOf, trustedHosts } from './hosts.ts'
import { secondsToWait } from './rate-limits.ts'

const MOST_SOCKETS = bounds['event sockets'].most
const MOST_OF_ADDRESS = bounds['event sockets of an address'].most
const MOST_UNANSWERED = bounds['event messages of a socket'].most
/** How long a socket is left unread where all together send too much. */
const TURN_SECONDS = 0.5
const HEARTBEAT_MS = 30_000
/** How long a client may take to say that it goes too. */
const LAST_WORD_MS = 1000

/**
 * Opens the websocket of events. A message is answered once it is stored; a client without an answer sends it again.
 */
export function openEventSocket(server: Server, payload: Payload): { close: () => void } {
  const answer = externalApi.only({ payload })?.answerMessage
  const trusted = trustedHosts(settings)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: bounds['event message'].most,
    perMessageDeflate: false,
  })
  const ofAddress = new Map<string, number>()
  const alive = new WeakSet<WebSocket>()
  let working = 0

  server.on('upgrade', (request, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== eventSocketPath) return
    const address = resolveClientAddress(request, settings.proxies)
    const open = ofAddress.get(address) ?? 0
    if (!answer || !trusted.has(hostOf(request) ?? '')) return refuse(stream, '400 Bad Request')
    if (sockets.clients.size >= MOST_SOCKETS || open >= MOST_OF_ADDRESS) return refuse(stream, '429 Too Many Requests')
    sockets.handleUpgrade(request, stream, head, (socket) => {
      ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1)
      socket.on('close', () => {
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left === 0) ofAddress.delete(address)
        else ofAddress.set(address, left)
      })
      alive.add(socket)
      socket.on('pong', () => alive.add(socket))
      // The library closes a socket that breaks the protocol or sends too much.
      socket.on('error', () => socket.terminate())
      listen(socket, { address, origin: request.headers.origin })
    })
  })

  function listen(socket: WebSocket, from: Pick<ExternalMessage, 'address' | 'origin'>): void {
    let unanswered = 0
    let isWaiting = false
    const goOn = () => {
      if (!isWaiting && unanswered < MOST_UNANSWERED && socket.isPaused) socket.resume()
    }
    const wait = (seconds: number) => {
      if (isWaiting) return
      isWaiting = true
      socket.pause()
      setTimeout(() => {
        isWaiting = false
        goOn()
      }, seconds * 1000).unref()
    }
    socket.on('message', (data: RawData, isBinary) => {
      if (isBinary || !answer) return socket.close(1003)
      // Messages that were read already when the address had sent too much: the client sends them again.
      if (isWaiting) return
      if (working >= bounds['event messages'].most) return wait(TURN_SECONDS)
      working += 1
      unanswered += 1
      if (unanswered >= MOST_UNANSWERED) socket.pause()
      void answered(data.toString())
        .then(({ text, waitSeconds }) => {
          if (waitSeconds > 0) wait(waitSeconds)
          if (text !== null && socket.readyState === socket.OPEN) socket.send(text)
        })
        .catch((problem: unknown) => payload.logger.error({ err: problem }, 'An event was not kept'))
        .finally(() => {
          working -= 1
          unanswered -= 1
          goOn()
        })
    })

    async function answered(text: string): Promise<MessageAnswer> {
      const seconds = await secondsToWait({ limit: 'event message', address: from.address, shopper: undefined })
      if (seconds !== undefined || !answer) return { text: null, waitSeconds: seconds ?? 0 }
      return answer(payload, { ...from, text })
    }
  }

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      // Nothing is read of one that waits, not even that it lives.
      if (socket.isPaused) continue
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    close() {
      clearInterval(heartbeat)
      // Going away: clients connect again, to the process that serves then.
      for (const socket of sockets.clients) {
        socket.close(1001)
        setTimeout(() => socket.terminate(), LAST_WORD_MS).unref()
      }
      sockets.close()
    },
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
