import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { failures, refusals, type Failure, type FailureCode } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import type { LimitName } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { admit, type Who } from './caller.ts'
import { replay } from './idempotency.ts'
import { mindLimit } from './limits.ts'
import { mindOwner, ownershipName, type Ownership } from './ownership.ts'

type Handler<Input, Answer> = (input: Input, req: PayloadRequest) => Promise<Answer>

interface Terms<Input> {
  who: Who
  /** Whose the document is that the path names. A path with a parameter must say so. */
  ownedBy?: Ownership<Input>
  /**
   * What becomes of a change that is sent again under its `Idempotency-Key`. `replay` (the default) keeps the first
   * answer and repeats it. `handler`: the handler records the key in the document it changes (`idempotencyKeyOf`), and
   * answers again by itself. `none`: the handler just runs again, such as a question that is asked by `POST`.
   */
  idempotency?: 'none' | 'handler' | 'replay'
  /** A change although it is a `GET`, such as the report of a provider. */
  isReport?: true
  /** Counted in addition to the front door's limit, which knows only paths. */
  limit?: LimitName
}

/**
 * Serves a route of the contract.
 *
 * Around the handler it does what every endpoint owes: authorizes the caller, parses the request by the contract, keeps
 * others from what is the owner's, runs a change once per `Idempotency-Key`, and turns a refusal into the status and
 * code it promised. A change leaves one line in the log, without personal data.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  { who, ownedBy, idempotency = 'replay', isReport, limit }: Terms<z.output<Input>>,
  handle: Handler<z.output<Input>, z.input<Output>>,
): Endpoint {
  async function serve(req: PayloadRequest): Promise<Response> {
    await admit(req, who)
    if (limit) await mindLimit(req, limit)
    const input = route.input.safeParse(await readInput(req))
    if (!input.success) throw new Refusal('request.malformed')

    const isReplayed = route.method !== 'get' && idempotency === 'replay'
    const run = async () => {
      await mindOwner(req, ownedBy, input.data)
      return handle(input.data, req)
    }
    const answer = await (isReplayed ? replay(req, input.data, run) : run())
    return Response.json(route.output.parse(answer), { headers: { 'Cache-Control': 'no-store' } })
  }

  return {
    method: route.method,
    path: route.path,
    custom: { who, ownedBy: ownershipName(route.path, who, ownedBy) },
    handler: async (req) => {
      const since = performance.now()
      const yes = (response: Response): Said => ({ response })
      const { response, code } = await serve(req).then(yes, (problem) => sayNo(req, route.path, problem))
      const ms = Math.round(performance.now() - since)
      if (route.method !== 'get' || isReport) {
        req.payload.logger.info({ route: route.path, status: response.status, code, ms }, 'Served')
      }
      return response
    },
  }
}

/** An answer, and the code of one that is not a success. */
interface Said {
  response: Response
  code?: FailureCode
}

function sayNo(req: PayloadRequest, path: string, problem: unknown): Said {
  if (problem instanceof Refusal) return failure(problem.code, problem.details)
  req.payload.logger.error({ err: problem, route: path }, 'Endpoint broke')
  return failure('shop.unexpected')
}

/** What is asked for: the path's own parameters, over the query or the body. A name given twice is a list. */
async function readInput(req: PayloadRequest): Promise<unknown> {
  const asked = req.method === 'GET' ? fieldsOf(req.searchParams) : await readBody(req)
  return { ...asked, ...req.routeParams }
}

/** Only JSON: a form of another site cannot send it without asking first. Who has nothing to say may say nothing. */
async function readBody(req: PayloadRequest): Promise<object> {
  const text = (await req.text?.()) ?? ''
  const type = req.headers.get('content-type')
  if (type === null && text === '') return {}
  if (!type?.startsWith('application/json')) throw new Refusal('request.malformed')
  const body: unknown = text === '' ? {} : readJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('request.malformed')
  return body
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(query: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {}
  for (const name of new Set(query.keys())) {
    const [first = '', ...more] = query.getAll(name)
    fields[name] = more.length > 0 ? [first, ...more] : first
  }
  return fields
}

/** An answer that is not a success, in the shape every answer of that kind has. */
function failure(code: FailureCode, details: Failure['details'] = {}): Said {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (typeof details.seconds === 'number') headers.set('Retry-After', String(details.seconds))
  const status = { ...refusals, ...failures }[code]
  return { response: Response.json({ code, details } satisfies Failure, { status, headers }), code }
}
