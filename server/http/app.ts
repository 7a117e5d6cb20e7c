import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Language } from '#contracts/language.ts'
import { languageOfPath, pathIn } from '#domain/language-path.ts'
import {
  beaconPath,
  eventSocketPath,
  feedPath,
  picturesPath,
  providerPath,
  resizePath,
  videosPath,
  widgetsPath,
} from '#domain/server-paths.ts'
import { databaseFailure } from '#plugins/kit/storage/database-errors.ts'
import { asWork } from '#plugins/kit/tasks/open-work.ts'
import { settings } from '../settings.ts'
import { declaresTooLarge, bodyLimits, DOCUMENT_BYTES, drain, hasUnknownLength, readBody } from './bodies.ts'
import { setSafeHeaders } from './headers.ts'
import { hostOf, trustedHosts } from './hosts.ts'
import { limitsOf, secondsToWait } from './rate-limits.ts'
import { isForeign } from './origins.ts'
import { readPath } from './paths.ts'
import { isPreviewPath } from './preview.ts'
import { refuse } from './refuse.ts'
import { resolveClientAddress } from './client-address.ts'

/** A request that the front server has checked. */
export interface CheckedRequest {
  /** Without the prefix of its language. */
  path: string
  /** The language that a page's address asks for. */
  language: Language
  search: string
  origin: string
  body: Buffer | undefined
}

/** Serves one part of the shop. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  checked: CheckedRequest,
) => Promise<void> | void

export type Handlers = Record<
  'api' | 'admin' | 'pictures' | 'videos' | 'provider' | 'widgets' | 'resized' | 'site',
  Handler
>

/** The part of a configuration that limits how large and how frequent requests may be. */
export type RequestLimits = Parameters<typeof limitsOf>[0] & { collections: Parameters<typeof bodyLimits>[0] }

/** Where an unexpected error is logged. */
export interface Log {
  error: (facts: object, text: string) => void
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The server of the shop, with its limits. In production no connection is upgraded but that of events, whichever library
 * listens for upgrades: an upgraded connection is exempt from all timeouts. In development, Next and Vite reload pages through
 * them.
 */
export function createShopServer({ isDev } = settings): Server {
  return createServer({
    maxHeaderSize: 32_768,
    requestTimeout: 60_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 15_000,
    ...(!isDev && { shouldUpgradeCallback: ({ url = '' }) => url.split('?')[0] === eventSocketPath }),
  })
}

/** Checks host, path, origin, limits and body of every request, in this order, and hands it to its handler. */
export function createApp(handlers: Handlers, log: Log, config: RequestLimits): RequestListener {
  const trusted = trustedHosts(settings)
  const mostBytes = bodyLimits(config.collections, config.endpoints)
  const limitFor = limitsOf(config)

  return (request, response) => {
    setSafeHeaders(response)
    asWork(`${request.method} ${loggedPath(request.url)}`, () => receive(request, response)).catch((problem: unknown) =>
      answerError(request, response, problem, log),
    )
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.upgrade !== undefined) return refuseAndClose(request, response, 'request.malformed')
    const host = hostOf(request)
    if (host === null) return refuseAndClose(request, response, 'request.malformed')
    if (!trusted.has(host)) return refuse(request, response, 'request.wrong_host')
    request.headers.host = host
    if (!methods.includes(request.method ?? '')) return refuse(request, response, 'request.malformed')

    const reading = readPath(request.url ?? '')
    if (reading.kind === 'moved') return redirect(response, reading.to)
    if (reading.kind !== 'path') return refuse(request, response, 'request.malformed')
    const { search } = reading
    const { language, path } = languageOfPath(reading.path)
    const plain = pathIn(language, path)
    // The shop's own language has no prefix, and the home page of another no slash after its own.
    if (path !== reading.path && plain !== reading.path) return redirect(response, plain + search)
    request.url = path + search
    const name = handlerFor(path)
    // What a page's address asks for goes before what its browser would like.
    if (name === 'site') request.headers['accept-language'] = language
    const isForAll = isOfProvider(path)
    if (!isForAll && isForeign(request, trusted)) return refuse(request, response, 'request.foreign_origin')

    const address = resolveClientAddress(request, settings.proxies)
    const isOfPreview = isPreviewPath(path)
    const ours = isForAll ? 'provider' : limitFor(request.method ?? 'GET', path)
    const limit = isOfPreview ? 'staff' : ours
    const counted = { limit, address, shopper: shopperCookie(request) }
    const seconds = settings.isLimited ? await secondsToWait(counted) : undefined
    if (seconds !== undefined) {
      response.setHeader('Retry-After', seconds)
      return refuse(request, response, 'request.too_many', { seconds })
    }

    const most = isOfPreview ? DOCUMENT_BYTES : mostBytes(path)
    // The admin reads its bodies itself, a feed is read once its key was seen, and a GET has none.
    const isStreamed = request.method === 'GET' || request.method === 'HEAD' || name === 'admin' || path === feedPath
    if (declaresTooLarge(request, most) || (isStreamed && hasUnknownLength(request)))
      return refuseAndClose(request, response, 'request.too_large')
    const body = isStreamed ? undefined : await readBody(request, most)
    if (!isStreamed && !body) return refuseAndClose(request, response, 'request.too_large')
    await handlers[name](request, response, { path, language, search, origin: `http://${host}`, body })
  }
}

function handlerFor(path: string): keyof Handlers {
  if (isBelow(path, '/api')) return 'api'
  if (isBelow(path, '/admin') || isBelow(path, '/_next') || path.startsWith('/__nextjs')) return 'admin'
  if (isBelow(path, videosPath)) return 'videos'
  if (isBelow(path, resizePath)) return 'resized'
  if (isBelow(path, widgetsPath)) return 'widgets'
  if (isOfProvider(path)) return 'provider'
  return isBelow(path, picturesPath) ? 'pictures' : 'site'
}

/** Whether pages of other sites may call here. */
function isOfProvider(path: string): boolean {
  return path === beaconPath || isBelow(path, providerPath)
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function shopperCookie({ headers }: IncomingMessage): string | undefined {
  return /(?:^|;\s*)shopper=([\w.-]{1,128})/.exec(headers.cookie ?? '')?.[1]
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to, 'Cache-Control': 'no-cache' }).end()
}

/** Refuses before the request is complete, so the connection cannot be reused. */
function refuseAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  code: 'request.malformed' | 'request.too_large',
): void {
  response.setHeader('Connection', 'close')
  drain(request)
  refuse(request, response, code)
}

/** Logs an unexpected error with its cause and never shows it. A client that has disconnected gets no answer. */
function answerError(request: IncomingMessage, response: ServerResponse, problem: unknown, log: Log): void {
  const isGone = request.destroyed || response.destroyed
  if (!isGone) log.error({ err: problem, method: request.method, path: loggedPath(request.url) }, 'Request broke')
  if (response.headersSent || isGone) response.destroy()
  else refuse(request, response, databaseFailure(problem) ?? 'shop.unexpected')
}

/** The path without tokens, such as that of a mailed link: a segment longer than any name is a token. */
function loggedPath(url = ''): string | undefined {
  return url.split('?')[0]?.replace(/[^/]{40,}/g, '…')
}
