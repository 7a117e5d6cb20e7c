import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { MOST_FEED_BYTES } from '#contracts/provider/feed.ts'
import { beaconPath, providerPath } from '#domain/server-paths.ts'
import { BEACON, externalApi, type ExternalAnswer, type ExternalCall } from '#plugins/kit/requests/external-api.ts'
import type { CheckedRequest, Handler } from './app.ts'
import { drain, readBody } from './bodies.ts'
import { compressFast, encodingFor, SMALL_BYTES } from './compress.ts'
import { dataPolicy, textPagePolicy } from './headers.ts'

/** Serves `/v2`. Neither cookies nor sessions of the shop are read here. */
export function openProvider(payload: Payload): Handler {
  const door = externalApi.only({ payload })

  return async (request, response, checked) => {
    const answer = (await door?.answer(payload, callOf(request, checked))) ?? { status: 404, headers: {}, body: null }
    // The server does not wait for a body that it did not ask for.
    if (!request.complete) response.setHeader('Connection', 'close')
    drain(request)
    send(request, response, answer)
  }
}

function callOf(request: IncomingMessage, { path, search, body }: CheckedRequest): ExternalCall {
  const { method = 'GET', headers } = request
  return {
    method,
    address: String(headers['x-forwarded-for'] ?? ''),
    path: path === beaconPath ? BEACON : path.slice(providerPath.length),
    query: new URLSearchParams(search),
    origin: headers.origin,
    headers,
    read: async () => body ?? (await readBody(request, MOST_FEED_BYTES)),
  }
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, given: ExternalAnswer): void {
  response.statusCode = given.status
  for (const [name, value] of Object.entries(given.headers)) response.setHeader(name, value)
  const isPage = typeof given.body === 'string'
  response.setHeader('Content-Security-Policy', isPage ? textPagePolicy : dataPolicy)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Vary', 'Origin, Accept-Encoding')
  if (given.body === null) return void response.end()

  const text = typeof given.body === 'string' ? given.body : JSON.stringify(given.body)
  const encoding = text.length > SMALL_BYTES ? encodingFor(headers['accept-encoding']) : undefined
  const sent = encoding ? compressFast(Buffer.from(text), encoding) : Buffer.from(text)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`)
  response.setHeader('Content-Length', sent.length)
  response.end(method === 'HEAD' ? undefined : sent)
}
