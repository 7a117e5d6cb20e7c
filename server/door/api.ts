import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import type { Payload, SanitizedConfig } from 'payload'
import { failures } from '#contracts/refusals.ts'
import { encodingFor, isText, packQuickly, SMALL_BYTES } from './compress.ts'
import { dataPolicy } from './headers.ts'
import { doorsOf } from './open-routes.ts'
import { answersOf } from './own-endpoints.ts'
import { coded } from './coded.ts'
import { refuse } from './refuse.ts'
import { routeNames } from './route-names.ts'
import { isSoundBody } from './sound-bodies.ts'
import { isSoundQuestion } from './sound-questions.ts'

/** What a request means once it has passed the front door. */
export interface Asked {
  path: string
  search: string
  origin: string
  body: Buffer | undefined
}

type Serve = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<void>

/**
 * Serves `/api` by Payload's own handler. What Payload makes by itself is for signed-in staff, has to be asked in a way
 * that can be read, and leaves a line in the log when it changes anything: our own endpoints see to that themselves.
 */
export function openApi(config: SanitizedConfig, payload: Payload): Serve {
  const doorOf = doorsOf(config)
  const answer = answersOf(config)
  const nameOf = routeNames(config)

  return async (request, response, asked) => {
    const method = overridden(request)
    if (method === 'OPTIONS') return void response.writeHead(204, { Allow: 'GET, HEAD, POST' }).end()
    const door = doorOf(method, asked.path)
    const isLetIn = door === 'staff' ? await isStaff(payload, request) : door !== 'closed'
    if (!isLetIn) return refuse(request, response, 'request.not_found')
    if (door === 'ours') return send(request, response, await answer(toWeb(request, asked)))

    const since = performance.now()
    const isSound = door === 'open' || (await isReadable(request, asked, method))
    const { answer: said, code } = await coded(isSound ? await answer(toWeb(request, asked)) : unreadable())
    const ms = Math.round(performance.now() - since)
    if (!/^(GET|HEAD)/.test(method)) {
      payload.logger.info({ route: nameOf(method, asked.path), status: said.status, code, ms }, 'Served')
    }
    await send(request, response, said)
  }
}

/** A long question of the admin comes as a form, in the same words as in an address. */
async function isReadable({ headers }: IncomingMessage, { search, body }: Asked, method: string): Promise<boolean> {
  if (!isSoundQuestion(search)) return false
  const isForm = method === 'GET as POST' && !!headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? isSoundQuestion(String(body ?? '')) : isSoundBody(body, headers['content-type'])
}

function unreadable(): Response {
  return Response.json({ errors: [] }, { status: failures['request.malformed'] })
}

/** The admin sends long questions as a `POST` that says it is a `GET`: it is judged as both. */
function overridden({ method = 'GET', headers }: IncomingMessage): string {
  const isQuestion = [headers['x-payload-http-method-override'], headers['x-http-method-override']].includes('GET')
  return method === 'POST' && isQuestion ? 'GET as POST' : method
}

async function isStaff(payload: Payload, { headers }: IncomingMessage): Promise<boolean> {
  if (!headers.cookie?.includes('payload-token=') && !headers.authorization) return false
  const { user } = await payload.auth({ headers: new Headers(headers as Record<string, string>) })
  return user?.collection === 'staff'
}

function toWeb(request: IncomingMessage, { path, search, origin, body }: Asked): Request {
  // What says nothing is read as a document that says nothing, whatever it calls itself.
  const said = body?.length === 0 ? { ...request.headers, 'content-type': 'application/json' } : request.headers
  const headers = Object.entries(said).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const isCarrying = method !== 'GET' && body !== undefined
  return new Request(origin + path + search, {
    method,
    headers,
    ...(isCarrying && { body: new Uint8Array(body) }),
  })
}

/** Short texts go out whole with their length; files flow. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Security-Policy', dataPolicy)
  response.statusCode = answer.status

  if (!answer.body || request.method === 'HEAD') return void response.end()
  if (!isText(answer.headers.get('content-type')))
    return pipeline(Readable.fromWeb(answer.body as ReadableStream), response)

  const text = await answer.text()
  const encoding = text.length > SMALL_BYTES ? encodingFor(request.headers['accept-encoding']) : undefined
  const body = encoding ? packQuickly(Buffer.from(text), encoding) : text
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.end(body)
}
