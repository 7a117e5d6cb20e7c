import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import type { Problems } from '#contracts/provider/answers.ts'
import { providerCalls, type ProviderPath } from '#contracts/provider/calls.ts'
import { CreateEvents, MOST_EVENTS, type ProviderEvent } from '#contracts/provider/events.ts'
import { providerDocument } from '#contracts/provider/openapi.ts'
import { readEvent } from '#domain/behavior/behavior-event.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { IntakeFull } from '#plugins/behavior/keep-events.ts'
import { BEACON, type ExternalAnswer, type ExternalCall } from '#plugins/kit/requests/external-api.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { answers } from './answers.ts'
import { contractPage } from './contract-page.ts'
import { corsFor, preflight } from './cors.ts'
import { feedGoods } from './feed-goods.ts'
import { answerFeed } from './feed/answer-feed.ts'
import type { Goods } from './goods.ts'
import { assertBeHeard, assertBeServed, TooMany } from './rates.ts'
import type { Market, Tenant } from './repository.ts'
import { marketOf, tenantOf } from './resolve-tenant.ts'
import { shopGoods } from './shop-goods.ts'
import { storeEvents } from './store-events.ts'

/** The shop's own goods are in its catalog and its index, those of other merchants in their feeds. */
function goodsOf(context: WithPayload, tenant: Tenant, market: Market): Promise<Goods> {
  const isShop = tenant.key === shopPlace.tenant && market.market === shopPlace.market
  return isShop ? shopGoods(context) : feedGoods(context, tenant, market)
}

/**
 * Answers a call below `/v2`.
 *
 * The merchant is the one that the call names, and its pages alone may read the answer: a page of another site is refused
 * before anything is asked. A preflight names no merchant, and passes for the sites of any.
 */
export async function answerCall(payload: Payload, call: ExternalCall): Promise<ExternalAnswer> {
  const context = { payload }
  try {
    if (call.method === 'OPTIONS') return await preflight(context, call)
    const body = forAll[call.path]?.() ?? (await answered(context, call))
    const headers = call.path in forAll ? { 'Access-Control-Allow-Origin': '*' } : await corsFor(context, call)
    return { status: 200, headers, body }
  } catch (problem) {
    const headers = await corsFor(context, call)
    if (problem instanceof ProviderProblem) return refusalOf(problem, headers)
    if (problem instanceof IntakeFull) return refusalOf(new ProviderProblem(503, 'busy', [], 'Come again'), headers)
    payload.logger.error({ err: problem, route: call.path }, 'Provider broke')
    return { status: 500, headers, body: { detail: [{ loc: [], msg: 'Try again', type: 'unexpected' }] } }
  }
}

/** The answers that are public. */
const forAll: Partial<Record<string, () => object | string>> = Object.assign(Object.create(null), {
  '': contractPage,
  '/openapi.json': providerDocument,
})

async function answered(context: WithPayload, call: ExternalCall): Promise<object> {
  if (call.path === '/feed') return answerFeed(context, call)
  if (call.path === BEACON) return answerBeacon(context, call)
  if (!isServed(call.path)) throw new ProviderProblem(404, 'not_found', ['path'], 'No such call')
  const { method, input } = providerCalls[call.path]
  if (method !== (call.method === 'HEAD' ? 'GET' : call.method))
    throw new ProviderProblem(404, 'not_found', ['method'], `Ask by ${method}`)

  const loc = method === 'GET' ? 'query' : 'body'
  const given = method === 'GET' ? Object.fromEntries(call.query) : readJson(await call.read())
  const tenant = await tenantOf(context, given, { loc, origin: call.origin })
  await assertBeServed(tenant, call.address)
  if (call.path === '/create-events') {
    await assertBeHeard(tenant, call.address, eventsIn((given as { events?: unknown }).events))
  }
  const asked = input.safeParse(given)
  if (!asked.success) throw new ContractProblem(asked.error.issues, loc)
  const goods = await goodsOf(context, tenant, marketOf(tenant, asked.data.market, loc))
  const answer = answers[call.path] as (goods: Goods, asked: unknown) => Promise<object>
  const { market } = asked.data
  const keep: Goods['keep'] = (events) => storeEvents(context, { tenant, market, address: call.address }, events)
  return answer({ ...goods, keep }, asked.data)
}

/** Clicks, of one merchant in one market. The list is stored whole or not at all. */
async function answerBeacon(context: WithPayload, call: ExternalCall): Promise<object> {
  if (call.method !== 'POST') throw new ProviderProblem(404, 'not_found', ['method'], 'Ask by POST')
  const given = readJson(await call.read())
  const [first]: unknown[] = Array.isArray(given) ? given : []
  const tenant = await tenantOf(context, first, { loc: 'body', origin: call.origin })
  await assertBeHeard(tenant, call.address, eventsIn(given))
  const asked = CreateEvents.safeParse(given)
  if (!asked.success) throw new ContractProblem(asked.error.issues, 'body')
  const { market } = marketOf(tenant, (asked.data[0] as ProviderEvent).market, 'body')
  const foreign = asked.data.findIndex((event) => event.tenant !== tenant.key || event.market !== market)
  if (foreign >= 0) throw new ProviderProblem(422, 'mixed', ['body', foreign], 'Of another merchant or market')
  const events = asked.data.map((event) => readEvent(event, randomUUID()))
  await storeEvents(context, { tenant, market, address: call.address }, events)
  return { status: 'ok' }
}

/** How many events a list costs, before it is known whether it is one. One that is too long costs as the longest, and is then refused. */
function eventsIn(list: unknown): number {
  return Array.isArray(list) ? Math.min(Math.max(1, list.length), MOST_EVENTS) : 1
}

function isServed(path: string): path is ProviderPath {
  return Object.hasOwn(providerCalls, path)
}

/** Whatever its content type says. */
function readJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? '')
  } catch {
    throw new ProviderProblem(422, 'json_invalid', ['body'], 'No JSON')
  }
}

/** Problems reported at most. */
const MOST_REPORTED = 20

/** The request does not follow the contract, in several places. */
class ContractProblem extends ProviderProblem {
  readonly detail: Problems['detail']

  constructor(issues: readonly z.core.$ZodIssue[], loc: string) {
    super(422, 'contract', [loc], 'Not as the contract says')
    this.detail = issues.slice(0, MOST_REPORTED).map(({ path, code }) => ({
      loc: [loc, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
      msg: this.message,
      type: code,
    }))
  }
}

function refusalOf(problem: ProviderProblem, headers: Record<string, string>): ExternalAnswer {
  const { status, loc, message, type } = problem
  const detail = problem instanceof ContractProblem ? problem.detail : [{ loc: [...loc], msg: message, type }]
  const wait = problem instanceof TooMany ? { 'Retry-After': String(problem.seconds) } : {}
  return { status, headers: { ...headers, ...wait }, body: { detail } satisfies Problems }
}
