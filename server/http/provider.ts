import type { Payload, SanitizedConfig } from 'payload'
import { BEACON, foreignAnswerOf } from '#plugins/kit/requests/foreign-door.ts'
import type { Handler } from './app.ts'
import { compressFast, encodingFor, SMALL_BYTES } from './compress.ts'
import { dataPolicy } from './headers.ts'

const providerPath = '/v2'
/** Where the protocol's clients send their clicks. */
const beaconPath = '/create-events'

/** Whether pages of other sites may call here. */
export function isOfProvider(path: string): boolean {
  return path === beaconPath || path === providerPath || path.startsWith(`${providerPath}/`)
}

/** Serves `/v2`. Neither cookies nor sessions of the shop are read here. */
export function openProvider(config: SanitizedConfig, payload: Payload): Handler {
  const answer = foreignAnswerOf(config)

  return async (request, response, { path, search, body }) => {
    const { method = 'GET', headers } = request
    const below = path === beaconPath ? BEACON : path.slice(providerPath.length)
    const call = { method, path: below, query: new URLSearchParams(search), body, origin: headers.origin }
    const given = (await answer?.(payload, call)) ?? { status: 404, headers: {}, body: { detail: [] } }
    response.statusCode = given.status
    for (const [name, value] of Object.entries(given.headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Security-Policy', dataPolicy)
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.setHeader('Vary', 'Origin, Accept-Encoding')
    if (!given.body) return void response.end()

    const text = JSON.stringify(given.body)
    const encoding = text.length > SMALL_BYTES ? encodingFor(headers['accept-encoding']) : undefined
    const sent = encoding ? compressFast(Buffer.from(text), encoding) : Buffer.from(text)
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Content-Length', sent.length)
    response.end(method === 'HEAD' ? undefined : sent)
  }
}
