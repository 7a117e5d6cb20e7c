import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import type { Payload, SanitizedConfig } from 'payload'
import { failures } from '#contracts/refusals.ts'
import { bounds } from '#domain/bounds.ts'
import { accessOf, routeNames } from './access.ts'
import { compressFast, encodingFor, isText, SMALL_BYTES } from './compress.ts'
import { answersOf } from './endpoints.ts'
import { withFailureCode } from './failure-code.ts'
import { boundedQuestion, isDeep } from './generated-questions.ts'
import { belowApi } from './routes.ts'
import type { CheckedRequest, Handler } from './app.ts'
import { dataPolicy } from './headers.ts'
import { refuse } from './refuse.ts'
import { needsSecondStep } from '#plugins/kit/requests/caller.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { staffOf } from './staff-session.ts'

/**
 * Serves `/api` over the network, as `answersOf` answers it. Routes that Payload makes are for signed-in staff, and their
 * changes are logged here: our own endpoints authorize and log by themselves.
 */
export function openApi(config: SanitizedConfig, payload: Payload): Handler {
  const access = accessOf(config)
  const answer = answersOf(config)
  const nameOf = routeNames(config)

  return async (request, response, checked) => {
    const method = overriddenMethod(request)
    if (method === 'OPTIONS') return void response.writeHead(204, { Allow: 'GET, HEAD, POST' }).end()
    const granted = access(method, checked.path)
    const staff = granted === 'staff' ? await staffOf(payload, request) : null
    const isAdmitted = granted === 'staff' ? staff !== null : granted !== 'closed'
    if (!isAdmitted) return refuse(request, response, 'request.not_found')
    if (needsSecondStep(staff)) return refuse(request, response, 'staff.second_step_needed')
    if (granted === 'own') {
      const own = await answer(toWeb(request, checked))
      return send(request, response, own, await bytesOf(own))
    }
    // Payload looks the first part up among its collections, where every object has a `constructor`.
    if ((belowApi(checked.path).split('/')[1] ?? '') in {}) return refuse(request, response, 'request.not_found')

    const since = performance.now()
    const asked = isQuestion(method) ? boundedRequest(checked) : checked
    const isAsked = asked && isDocument(request, asked)
    const first = isAsked ? await inTurn(method, asked, () => answer(toWeb(request, asked))) : malformed()
    const { answer: last, code } = await withFailureCode(first)
    const ms = Math.round(performance.now() - since)
    if (!isQuestion(method)) {
      payload.logger.info({ route: nameOf(method, checked.path), status: last.status, code, ms }, 'Served')
    }
    const bytes = await bytesOf(last)
    const isTooLarge = isQuestion(method) && (bytes?.length ?? 0) > bounds['generated answer'].most
    if (isTooLarge) return refuse(request, response, 'request.answer_too_large')
    await send(request, response, last, bytes)
  }
}

const isQuestion = (method: string) => /^(GET|HEAD)/.test(method)

/** Lists that open relations one after another: each keeps the only thread for as long as others wait for a page. */
function inTurn(method: string, { path, search }: CheckedRequest, run: () => Promise<Response>): Promise<Response> {
  const isList = isQuestion(method) && /^\/[\w-]+(\/versions)?\/?$/.test(belowApi(path))
  return isList && isDeep(search) ? serialized('deep lists', run) : run()
}

/** The request with its question bounded, in the address and in a body that stands for one; undefined where it may not be asked. */
function boundedRequest(checked: CheckedRequest): CheckedRequest | undefined {
  const inAddress = boundedQuestion(checked.search)
  const inBody = checked.body && boundedQuestion(checked.body.toString())
  if (inAddress === undefined || (checked.body && inBody === undefined)) return undefined
  return {
    ...checked,
    search: inAddress && `?${inAddress}`,
    ...(inBody !== undefined && { body: Buffer.from(inBody) }),
  }
}

/** What an answer says, read once: a list takes megabytes, and as a text twice as many. Files are streamed, however large. */
async function bytesOf(answer: Response): Promise<Buffer | undefined> {
  if (!answer.body || !isText(answer.headers.get('content-type'))) return undefined
  return Buffer.from(await answer.arrayBuffer())
}

/** Payload treats JSON that is no object as a document without fields, and throws. */
function isDocument({ headers }: IncomingMessage, { body }: CheckedRequest): boolean {
  if (!body?.length || !headers['content-type']?.startsWith('application/json')) return true
  try {
    const read: unknown = JSON.parse(body.toString())
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

function malformed(): Response {
  return Response.json({ errors: [] }, { status: failures['request.malformed'] })
}

/** The admin sends long queries as a `POST` with a method override to `GET`: access is checked for both. */
function overriddenMethod({ method = 'GET', headers }: IncomingMessage): string {
  const isOverridden = [headers['x-payload-http-method-override'], headers['x-http-method-override']].includes('GET')
  return method === 'POST' && isOverridden ? 'GET as POST' : method
}

function toWeb(request: IncomingMessage, { path, search, origin, body }: CheckedRequest): Request {
  // An empty body is read as a document that changes nothing, whatever its content type.
  const given = body?.length === 0 ? { ...request.headers, 'content-type': 'application/json' } : request.headers
  const headers = Object.entries(given).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const hasBody = method !== 'GET' && body !== undefined
  return new Request(origin + path + search, {
    method,
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}

/** Sends short bodies whole with their length; files are streamed. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  bytes: Buffer | undefined,
): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Security-Policy', dataPolicy)
  response.statusCode = answer.status

  if (!answer.body || request.method === 'HEAD') return void response.end()
  if (!bytes) return pipeline(Readable.fromWeb(answer.body as ReadableStream), response)

  const encoding = bytes.length > SMALL_BYTES ? encodingFor(request.headers['accept-encoding']) : undefined
  const body = encoding ? compressFast(bytes, encoding) : bytes
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  if (body.length > SMALL_BYTES) return void response.end(body)
  // Text leaves in one piece with its head, bytes in a second one: a quarter of the time of a small answer. Each byte is one letter of latin1.
  response.end(body.toString('latin1'), 'latin1')
}
