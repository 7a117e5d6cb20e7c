import type * as z from 'zod/mini'
import { Failure } from './refusals.ts'
import type { Route } from './route.ts'

/** What a call comes to. `shop.unreachable` is no answer at all: a change may have been made. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** The origin of a call: a browser over the network, or a page in process. */
export interface Caller {
  origin: string
  fetch: (request: Request) => Promise<Response>
  /** The language of the page that calls. */
  language?: string
  /** Shown with every change by who has one; the shopper call gives it. */
  token?: string
  /** The shop's id and its public key at a gateway before it (specification §7); left out where it has none. */
  gateway?: { shopId?: string | undefined; apiKey?: string | undefined }
}

/**
 * Calls the API by its contract. Never throws: a lost connection is a failure too. A change is made once per key; one
 * without a key is made each time it is sent.
 */
export async function callBy<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  caller: Caller,
  route: Route<Input, Output>,
  input: z.input<Input>,
  key?: string,
): Promise<Answer<z.output<Output>>> {
  try {
    const response = await caller.fetch(requestFor(route, input as Fields, caller, key))
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, value: body as z.output<Output> }
    return { ok: false, failure: failureFrom(body) }
  } catch {
    return { ok: false, failure: { code: 'shop.unreachable', details: {} } }
  }
}

type Fields = Record<string, unknown>

function requestFor(
  { method, path }: Route,
  input: Fields,
  { origin, token, language, gateway = {} }: Caller,
  key?: string,
): Request {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name] ?? ''))
  })
  const url = new URL(`/api${filled}`, origin)
  const common = {
    ...(language && { 'Accept-Language': language }),
    ...(gateway.shopId && { 'Shop-Id': gateway.shopId }),
    ...(gateway.apiKey && { 'Api-Key': gateway.apiKey }),
  }
  if (method === 'get') {
    for (const [name, value] of Object.entries(rest))
      for (const one of [value ?? []].flat()) url.searchParams.append(name, String(one))
    return new Request(url, { headers: common })
  }
  const keyed = key !== undefined && { 'Idempotency-Key': key }
  const headers = { 'Content-Type': 'application/json', 'CSRF-TOKEN': token ?? '', ...common, ...keyed }
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(rest) })
}

/** Bodies that are not ours, such as a proxy's page, become an unexpected failure. */
function failureFrom(body: unknown): Failure {
  const ours = Failure.safeParse(body)
  return ours.success ? ours.data : { code: 'shop.unexpected', details: {} }
}
