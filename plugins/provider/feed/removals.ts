import { createLocalReq } from 'payload'
import { MOST_WAITING_NAMED, type FeedReport } from '#contracts/provider/feed.ts'
import { mayLeave } from '#domain/provider/feed/removals.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { isSigned, signature } from '#plugins/kit/sealing/secrets.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { KnownArticle, Market, Tenant } from '../repository.ts'
import { languageOf } from './tenant-index.ts'

const PURPOSE = 'feed removal'

/** What becomes of the articles that a feed lacks. */
interface Removals {
  /** Leave now. */
  leaving: string[]
  /** Stay until the merchant confirms, those that waited before among them. */
  waiting: string[]
}

/**
 * Which of the articles that are `gone` leave. Where more than a third would at once, or a row that could not be read may
 * be one of them, they wait, as those that wait already; the code that names them all lets them leave.
 */
export function removalsOf(
  place: SearchPlace,
  known: ReadonlyMap<string, KnownArticle>,
  gone: readonly string[],
  { confirm, unnamed }: { confirm: string | undefined; unnamed: number },
): Removals {
  const present = [...known.values()].filter(({ isWaiting }) => !isWaiting).length
  const fresh = gone.filter((id) => !known.get(id)?.isWaiting)
  const isAtOnce = mayLeave({ known: present, gone: fresh.length, unnamed })
  const waiting = isAtOnce ? gone.filter((id) => known.get(id)?.isWaiting) : [...gone]
  if (confirm !== undefined && isSigned(PURPOSE, claimOf(place, waiting), confirm))
    return { leaving: [...gone], waiting: [] }
  return { leaving: isAtOnce ? fresh : [], waiting }
}

/** What a report says of articles that wait; null of none. */
export function waitingReport(place: SearchPlace, waiting: readonly string[], known: number): FeedReport['waiting'] {
  if (waiting.length === 0) return null
  const confirm = signature(PURPOSE, claimOf(place, waiting))
  return {
    articles: waiting.length,
    some: waiting.slice(0, MOST_WAITING_NAMED),
    confirm,
    message:
      `${waiting.length} of ${known} articles are missing. They stay until you confirm that they are gone: send &confirm=${confirm} ` +
      'in the query, with the same feed or with an empty body. A feed that has them again needs no confirmation.',
  }
}

function claimOf({ tenant, market }: SearchPlace, ids: readonly string[]): string {
  return JSON.stringify([tenant, market, ids.toSorted()])
}

/** Writes to the merchant that articles wait for a yes: once for the same articles. */
export async function notifyOfWaiting(
  context: WithPayload,
  tenant: Tenant,
  market: Market,
  report: FeedReport,
): Promise<void> {
  if (!report.waiting) return
  const { articles, some, confirm } = report.waiting
  const values = { articles, some: some.slice(0, 5).join(', '), confirm }
  await notify(context, tenant, market, { key: confirm, name: 'waiting', values })
}

/** Writes to the merchant that a feed was broken: once a day. */
export async function notifyOfBroken(
  context: WithPayload,
  tenant: Tenant,
  market: Market,
  reason: string,
): Promise<void> {
  await notify(context, tenant, market, { key: `broken ${today()}`, name: 'broken', values: { reason } })
}

interface Note {
  key: string
  name: 'waiting' | 'broken'
  values: Record<string, string | number>
}

async function notify(
  { payload }: WithPayload,
  { key, name, feedContact }: Tenant,
  market: Market,
  note: Note,
): Promise<void> {
  if (!feedContact) return
  const req = await createLocalReq({}, payload)
  const language = languageOf(market)
  const t = textOf(language, 'provider')
  const values = { ...note.values, name, market: market.market }
  const paragraphs = [t(`mail.${note.name}`, values), t(`mail.${note.name}_how`, values)]
  const written = await letter(req, language, {
    to: feedContact,
    subject: t(`mail.${note.name}_subject`, values),
    paragraphs,
  })
  await enqueueLetter(req, `feed ${key} ${market.market} ${note.key}`, written)
}
