import { FeedFormat, type FeedReport } from '#contracts/provider/feed.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import type { ExternalCall } from '#plugins/kit/requests/external-api.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { feedMustBeTaken } from '../rates.ts'
import { marketOf, tenantOf } from '../resolve-tenant.ts'
import { isFeedKeyOf } from './feed-key.ts'
import { takeFeed } from './take-feed.ts'

/**
 * `PUT /v2/feed?tenant=&market=&format=&confirm=`: the whole assortment of a merchant, with its key as bearer. Sent by programs: a
 * page of a site never has the key. The body is read once the key has been seen.
 */
export async function answerFeed(context: WithPayload, call: ExternalCall): Promise<FeedReport> {
  if (call.method !== 'PUT' && call.method !== 'POST')
    throw new ProviderProblem(404, 'not_found', ['method'], 'Send by PUT')
  if (call.origin !== undefined)
    throw new ProviderProblem(403, 'foreign_origin', ['header', 'origin'], 'Sent by programs only')
  const tenant = await tenantOf(context, Object.fromEntries(call.query), { loc: 'query', origin: undefined })
  const [, key] = /^Bearer ([\w-]{10,200})$/.exec(call.headers.authorization ?? '') ?? []
  const loc = ['header', 'authorization']
  if (key === undefined) throw new ProviderProblem(401, 'no_key', loc, 'A key is needed')
  if (!isFeedKeyOf(tenant, key)) throw new ProviderProblem(403, 'foreign_key', loc, 'No key of this tenant')
  await feedMustBeTaken(tenant, call.address)

  const market = marketOf(tenant, call.query.get('market') ?? '', 'query')
  const format = formatOf(call)
  const [, charset] = /\bcharset\s*=\s*"?([\w.:-]{1,40})/i.exec(call.headers['content-type'] ?? '') ?? []
  const confirm = call.query.get('confirm') ?? undefined
  return takeFeed(context, tenant, market, { format, charset, confirm, read: call.read })
}

const types: [RegExp, FeedFormat][] = [
  [/json/i, 'jsonl'],
  [/csv|tab-separated/i, 'csv'],
  [/xml/i, 'xml'],
]

/** As the query says, or else the content type. */
function formatOf({ query, headers }: ExternalCall): FeedFormat {
  const type = headers['content-type'] ?? ''
  const read = FeedFormat.safeParse(query.get('format') ?? types.find(([known]) => known.test(type))?.[1])
  if (!read.success) throw new ProviderProblem(422, 'unknown_format', ['query', 'format'], 'jsonl, csv or xml')
  return read.data
}
