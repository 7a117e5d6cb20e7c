import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type * as z from 'zod/mini'
import { CreateEvents, type ProviderEvent } from '#contracts/provider/events.ts'
import { providerCalls, type ProviderPath } from '#contracts/provider/calls.ts'
import { providerDocument } from '#contracts/provider/openapi.ts'
import type { Problems } from '#contracts/provider/answers.ts'
import { readEvent } from '#domain/behavior/behavior-event.ts'
import { ProviderProblem } from '#domain/provider/provider-problem.ts'
import { IntakeFull, keepEvents } from '#plugins/behavior/keep-events.ts'
import { BEACON, type AnswerForeign, type ForeignAnswer, type ForeignCall } from '#plugins/kit/requests/foreign-door.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answers } from './answers.ts'
import { isAllowed, tenants, type Tenant } from './repository.ts'

/**
 * Answers a call below `/v2`.
 *
 * The merchant is the one that the call names, and its pages alone may read the answer: a page of another site is refused
 * before anything is asked. A preflight names no merchant, and passes for the sites of any.
 */
export const answerCall: AnswerForeign = async (payload, call) => {
  try {
    return await answered(payload, call)
  } catch (problem) {
    if (problem instanceof ProviderProblem) return await refused(payload, call, problem)
    if (problem instanceof IntakeFull)
      return await refused(payload, call, new ProviderProblem(503, 'busy', [], 'Come again'))
    payload.logger.error({ err: problem, route: call.path }, 'Provider broke')
    const headers = await corsFor({ payload }, call)
    return { status: 500, headers, body: { detail: [{ loc: [], msg: 'Try again', type: 'unexpected' }] } }
  }
}

async function answered(payload: Payload, call: ForeignCall): Promise<ForeignAnswer> {
  const context = { payload }
  if (call.method === 'OPTIONS') return preflight(context, call)
  if (call.path === '/openapi.json') return { status: 200, headers: FOR_ALL, body: providerDocument() }
  if (call.path === BEACON) return answerBeacon(context, call)
  if (!isServed(call.path)) throw new ProviderProblem(404, 'not_found', ['path'], 'No such call')
  const { method, input } = providerCalls[call.path]
  if (method !== (call.method === 'HEAD' ? 'GET' : call.method))
    throw new ProviderProblem(404, 'not_found', ['method'], `Ask by ${method}`)

  const given = method === 'GET' ? Object.fromEntries(call.query) : readJson(call.body)
  const tenant = await tenantOf(context, given, call)
  await countCall(tenant)
  const asked = input.safeParse(given)
  if (!asked.success) return refusedFor(payload, call, problemsOf(asked.error.issues, placeOf(method)))
  if (!tenant.markets.has(asked.data.market))
    throw new ProviderProblem(422, 'unknown_market', [placeOf(method), 'market'], 'No market of this tenant')
  const answer = answers[call.path] as (context: WithPayload, tenant: Tenant, asked: unknown) => Promise<object>
  return { status: 200, headers: await corsFor(context, call), body: await answer(context, tenant, asked.data) }
}

/** Clicks, of one merchant in one market. The list is kept whole or not at all. */
async function answerBeacon(context: WithPayload, call: ForeignCall): Promise<ForeignAnswer> {
  if (call.method !== 'POST') throw new ProviderProblem(404, 'not_found', ['method'], 'Ask by POST')
  const given = readJson(call.body)
  const [first]: unknown[] = Array.isArray(given) ? given : []
  const tenant = await tenantOf(context, first, call)
  await countCall(tenant)
  const asked = CreateEvents.safeParse(given)
  if (!asked.success) return refusedFor(context.payload, call, problemsOf(asked.error.issues, 'body'))
  const { market } = asked.data[0] as ProviderEvent
  if (!tenant.markets.has(market))
    throw new ProviderProblem(422, 'unknown_market', ['body', 0, 'market'], 'No market of this tenant')
  const foreign = asked.data.findIndex((event) => event.tenant !== tenant.key || event.market !== market)
  if (foreign >= 0) throw new ProviderProblem(422, 'mixed', ['body', foreign], 'Of another merchant or market')
  const events = asked.data.map((event) => readEvent(event, randomUUID()))
  await keepEvents(context, { tenant: tenant.key, market }, events)
  return { status: 200, headers: await corsFor(context, call), body: { status: 'ok' } }
}

/** What any page may read. */
const FOR_ALL = { 'Access-Control-Allow-Origin': '*' }

function isServed(path: string): path is ProviderPath {
  return Object.hasOwn(providerCalls, path)
}

function placeOf(method: string): string {
  return method === 'GET' ? 'query' : 'body'
}

/** Whatever its content type says. */
function readJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? '')
  } catch {
    throw new ProviderProblem(422, 'json_invalid', ['body'], 'No JSON')
  }
}

async function tenantOf(context: WithPayload, given: unknown, { origin, method }: ForeignCall): Promise<Tenant> {
  const key: unknown = typeof given === 'object' && given !== null && 'tenant' in given ? given.tenant : undefined
  const loc = [method === 'POST' ? 'body' : 'query', 'tenant']
  if (typeof key !== 'string') throw new ProviderProblem(422, 'missing', loc, 'A tenant is needed')
  const tenant = (await tenants.read(context)).get(key)
  if (!tenant) throw new ProviderProblem(401, 'unknown_tenant', loc, 'No such tenant')
  if (origin !== undefined && !isAllowed(tenant, origin))
    throw new ProviderProblem(403, 'foreign_origin', ['header', 'origin'], 'No site of this tenant')
  return tenant
}

const MINUTE = 60
const counts = new WeakMap<Tenant, RateLimiterMemory>()

/** Counts by process, from the last change of the merchants on. */
async function countCall(tenant: Tenant): Promise<void> {
  const count = counts.get(tenant) ?? new RateLimiterMemory({ points: tenant.callsPerMinute, duration: MINUTE })
  counts.set(tenant, count)
  await count.consume(tenant.key).catch((_: RateLimiterRes) => {
    throw new ProviderProblem(429, 'too_many', [], 'Too many calls of this tenant')
  })
}

async function preflight(context: WithPayload, call: ForeignCall): Promise<ForeignAnswer> {
  const cors = await corsFor(context, call)
  if (Object.keys(cors).length === 0) return { status: 403, headers: {}, body: null }
  const allowed = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '7200',
  }
  return { status: 204, headers: { ...cors, ...allowed }, body: null }
}

/** What lets a page of a merchant read the answer; beacons of clients come with credentials, which nothing here reads. */
async function corsFor(context: WithPayload, { origin }: ForeignCall): Promise<Record<string, string>> {
  if (origin === undefined) return {}
  const isKnown = [...(await tenants.read(context)).values()].some((tenant) => isAllowed(tenant, origin))
  return isKnown ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' } : {}
}

async function refused(payload: Payload, call: ForeignCall, problem: ProviderProblem): Promise<ForeignAnswer> {
  const { status, loc, message, type } = problem
  const answer = await refusedFor(payload, call, { detail: [{ loc: [...loc], msg: message, type }] })
  const wait = status === 429 ? { 'Retry-After': String(MINUTE) } : {}
  return { ...answer, status, headers: { ...answer.headers, ...wait } }
}

async function refusedFor(payload: Payload, call: ForeignCall, body: Problems): Promise<ForeignAnswer> {
  return { status: 422, headers: await corsFor({ payload }, call), body }
}

/** Problems told at most. */
const MOST_TOLD = 20

function problemsOf(issues: readonly z.core.$ZodIssue[], place: string): Problems {
  return {
    detail: issues.slice(0, MOST_TOLD).map(({ path, code }) => ({
      loc: [place, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
      msg: 'Not as the contract says',
      type: code,
    })),
  }
}
