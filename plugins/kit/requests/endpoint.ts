import type { Endpoint, PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { failures, refusals, type Failure, type FailureCode } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import type { LimitName } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { authorize, type Who } from './caller.ts'
import { databaseFailure } from '../storage/database-errors.ts'
import { replay, withOneBody } from './idempotency.ts'
import { enforceLimit } from './limits.ts'
import { noteShownAt } from './shown-at.ts'
import { SealedValueUnreadable } from '../sealing/open-sealed.ts'
import { wrongField } from './wrong-field.ts'
import { enforceOwnership, ownershipName, type Ownership } from './ownership.ts'

type Handler<Input, Answer> = (input: Input, req: PayloadRequest) => Promise<Answer>

interface EndpointOptions<Input> {
  who: Who
  /** Owner of the document that the path names. Required for a path with a parameter. */
  ownedBy?: Ownership<Input>
  /**
   * How a repeated request with the same `Idempotency-Key` is answered. `replay` (the default) stores the first answer
   * and repeats it. `handler`: the handler runs again and itself changes nothing twice, by the key in the document it
   * changes (`idempotencyKeyOf`) or by the state of that document. `handler-by-key`: the same, and the key with another
   * body is refused. `none`: it changes nothing, such as a query by `POST`.
   */
  idempotency?: 'none' | 'handler' | 'handler-by-key' | 'replay'
  /** A `GET` that changes something, such as a provider's webhook. */
  isReport?: true
  /** The limit by which the front server counts the request, in place of the one for all reads or all changes. */
  requestLimit?: LimitName
  /** The most bytes of a body, where it carries a file. The front server refuses more. */
  mostBytes?: number
  /** A rate limit in addition to the front server's, which does not count the calls of pages. */
  limit?: LimitName
}

/**
 * Serves a route of the contract.
 *
 * Around the handler it does what every endpoint must: authorizes the caller, parses the request by the contract, checks
 * ownership, runs a change once per `Idempotency-Key`, and turns a refusal into its status and code. What does not fit the contract is
 * reported by its field. Each change is
 * logged in one line, without personal data.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  { who, ownedBy, idempotency = 'replay', isReport, requestLimit, mostBytes, limit }: EndpointOptions<z.output<Input>>,
  handle: Handler<z.output<Input>, z.input<Output>>,
): Endpoint {
  async function serve(req: PayloadRequest): Promise<Response> {
    await authorize(req, who)
    noteShownAt(req)
    if (limit) await enforceLimit(req, limit)
    const input = route.input.safeParse(await readInput(req))
    if (!input.success) throw new Refusal('request.malformed', wrongField(input.error))

    const guards = { none: undefined, handler: undefined, 'handler-by-key': withOneBody, replay }
    const guard = route.method === 'get' ? undefined : guards[idempotency]
    const run = async () => {
      await enforceOwnership(req, ownedBy, input.data)
      return handle(input.data, req)
    }
    const answer = await (guard ? guard(req, input.data, run) : run())
    return Response.json(route.output.parse(answer), { headers: { 'Cache-Control': 'no-store' } })
  }

  return {
    method: route.method,
    path: route.path,
    custom: { who, ownedBy: ownershipName(route.path, who, ownedBy), requestLimit, mostBytes },
    handler: async (req) => {
      const since = performance.now()
      const succeeded = (response: Response): Outcome => ({ response })
      const { response, code } = await serve(req).then(succeeded, (problem) =>
        refusalResponse(req, route.path, problem),
      )
      const ms = Math.round(performance.now() - since)
      if (route.method !== 'get' || isReport) {
        req.payload.logger.info({ route: route.path, status: response.status, code, ms }, 'Served')
      }
      return response
    },
  }
}

/** A response, and its failure code if it is not a success. */
interface Outcome {
  response: Response
  code?: FailureCode
}

function refusalResponse(req: PayloadRequest, path: string, problem: unknown): Outcome {
  if (problem instanceof Refusal) return failure(problem.code, problem.details)
  if (problem instanceof SealedValueUnreadable) return failure('shop.cannot_read')
  req.payload.logger.error({ err: problem, route: path }, 'Endpoint broke')
  return failure(databaseFailure(problem) ?? 'shop.unexpected')
}

/** The path's parameters, merged over the query or the body. A name given twice becomes a list. */
async function readInput(req: PayloadRequest): Promise<unknown> {
  const fields = req.method === 'GET' ? fieldsOf(req.searchParams) : await readBody(req)
  return { ...fields, ...req.routeParams }
}

/** Only JSON, which another site's form cannot send without a CORS preflight. The body may be empty. */
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

/** A failure response in the shape of `contracts/refusals.ts`. */
function failure(code: FailureCode, details: Failure['details'] = {}): Outcome {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (typeof details.seconds === 'number') headers.set('Retry-After', String(details.seconds))
  const status = { ...refusals, ...failures }[code]
  return { response: Response.json({ code, details } satisfies Failure, { status, headers }), code }
}
