import type { ExternalAnswer, ExternalCall } from '#plugins/kit/requests/external-api.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { tenants, type Tenant } from './repository.ts'

type Asking = Pick<ExternalCall, 'origin'>

/** Whether pages of this site may ask in the name of the merchant. The shop's own call from its own address. */
export function isSiteOf({ origins }: Tenant, origin: string): boolean {
  return origins.has(origin) || origin === process.env.SHOP_URL
}

/** What lets a page of a merchant read the answer. Beacons of clients come with credentials, which nothing here reads. */
export async function corsFor(context: WithPayload, { origin }: Asking): Promise<Record<string, string>> {
  if (origin === undefined) return {}
  const isKnown = [...(await tenants.read(context)).values()].some((tenant) => isSiteOf(tenant, origin))
  return isKnown ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' } : {}
}

/** What a browser asks before it sends JSON. */
export async function preflight(context: WithPayload, asking: Asking): Promise<ExternalAnswer> {
  const cors = await corsFor(context, asking)
  if (Object.keys(cors).length === 0) return { status: 403, headers: {}, body: null }
  const allowed = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '7200',
  }
  return { status: 204, headers: { ...cors, ...allowed }, body: null }
}
