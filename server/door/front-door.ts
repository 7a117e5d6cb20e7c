import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cannotWrite } from '#plugins/kit/cannot-write.ts'
import { settings } from '../settings.ts'
import type { Asked } from './api.ts'
import { announcesTooMuch, drain, isUnmeasured, mostBytes, readBody } from './bodies.ts'
import { setSafeHeaders } from './headers.ts'
import { trustedHosts } from './hosts.ts'
import { secondsToWait } from './limits.ts'
import { isForeign } from './origins.ts'
import { readPath } from './paths.ts'
import { plainAddress } from './plain-address.ts'
import { refuse } from './refuse.ts'
import { settleVisitor } from './visitor.ts'

type Room = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<void> | void

/** Where what broke is written down. */
export interface Log {
  error: (facts: object, text: string) => void
}

/** The rooms behind the front door. */
export interface Rooms {
  api: Room
  admin: Room
  pictures: Room
  site: Room
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Reads host, path, origin, limits and body of every request, in this order, and shows it to its room. */
export function frontDoor(rooms: Rooms, log: Log): RequestListener {
  const trusted = trustedHosts(settings)

  return (request, response) => {
    setSafeHeaders(response)
    receive(request, response).catch((problem: unknown) => apologize(request, response, problem, log))
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host?.toLowerCase() ?? ''
    if (!trusted.has(host)) return refuse(request, response, 'request.wrong_host')
    request.headers.host = host
    if (!methods.includes(request.method ?? '')) return refuse(request, response, 'request.malformed')

    const reading = readPath(request.url ?? '')
    if (reading.kind === 'moved') return move(response, reading.to)
    if (reading.kind !== 'path') return refuse(request, response, 'request.malformed')
    const { path, search } = reading
    request.url = path + search

    const room = roomFor(path)
    if (room === 'site' && isReading(request)) {
      const plain = plainAddress(path, search)
      if (plain !== undefined) return move(response, plain)
    }
    if (isForeign(request, trusted)) return refuse(request, response, 'request.foreign_origin')

    const address = settleVisitor(request, settings.proxies)
    const seconds = settings.isLimited ? await secondsToWait(countedRequest(request, path, address)) : undefined
    if (seconds !== undefined) {
      response.setHeader('Retry-After', seconds)
      return refuse(request, response, 'request.too_many', { seconds })
    }

    const most = mostBytes(path)
    const isFlowing = isReading(request) || room === 'admin'
    if (announcesTooMuch(request, most) || (isFlowing && isUnmeasured(request))) return refuseBody(request, response)
    const body = isFlowing ? undefined : await readBody(request, most)
    if (!isFlowing && !body) return refuseBody(request, response)
    await rooms[room](request, response, { path, search, origin: `http://${host}`, body })
  }
}

function roomFor(path: string): keyof Rooms {
  if (isBelow(path, '/api')) return 'api'
  if (isBelow(path, '/admin') || isBelow(path, '/_next') || path.startsWith('/__nextjs')) return 'admin'
  return isBelow(path, '/kuvat') ? 'pictures' : 'site'
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function countedRequest({ method = 'GET', headers }: IncomingMessage, path: string, address: string) {
  return { method, path, address, shopper: /(?:^|;\s*)shopper=([\w.-]{1,128})/.exec(headers.cookie ?? '')?.[1] }
}

function move(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to, 'Cache-Control': 'no-cache' }).end()
}

/** The answer is sent before the body has been sent in full, so the line is of no more use afterwards. */
function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close')
  drain(request)
  refuse(request, response, 'request.too_large')
}

/** Something broke. Logged with its cause, never shown; who hung up themselves needs no answer. */
function apologize(request: IncomingMessage, response: ServerResponse, problem: unknown, log: Log): void {
  const hungUp = request.destroyed || response.destroyed
  if (!hungUp) log.error({ err: problem, method: request.method, path: loggedPath(request.url) }, 'Request broke')
  if (response.headersSent || hungUp) response.destroy()
  else refuse(request, response, cannotWrite(problem) ? 'shop.cannot_write' : 'shop.unexpected')
}

/** A path without what opens something, as a mailed link does: such words are longer than any name. */
function loggedPath(url = ''): string | undefined {
  return url.split('?')[0]?.replace(/[^/]{40,}/g, '…')
}
