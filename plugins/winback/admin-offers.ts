import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { lastDayOf } from '#domain/lifestyle/winback.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { findContract } from '#plugins/lifestyle/repository.ts'
import { lastMonths } from '#plugins/subscriptions/admin/admin-months.ts'
import { offerOf } from './repository.ts'
import { isTaken } from './take.ts'

/** The offers that were sent in a month, `YYYY-MM`, and what has become of them. */
export interface OfferMonth {
  month: string
  sent: number
  opened: number
  taken: number
}

/** The last twelve months of offers, the latest first. */
export async function offerMonths(req: PayloadRequest): Promise<OfferMonth[]> {
  const months = lastMonths().map((from) => from.slice(0, 7))
  const offers = await findAll(req, 'winback-offers', { mailedAt: { greater_than_equal: `${months.at(-1)}-01` } })
  const contracts = await findAll(
    req,
    'lifestyle-contracts',
    { number: { in: offers.map(({ contract }) => contract) } },
    { fields: ['number', 'contract', 'events'] },
  )
  const taken = new Set(contracts.filter(isTaken).map(({ number }) => number))
  return months.map((month) => {
    const sent = offers.filter(({ mailedAt }) => helsinkiDay(mailedAt).startsWith(month))
    return {
      month,
      sent: sent.length,
      opened: sent.filter(({ openedAt }) => openedAt).length,
      taken: sent.filter(({ contract }) => taken.has(contract)).length,
    }
  })
}

/** The offer of a contract as its admin page shows it, in ISO days; null where none was made. */
export async function adminOfferOf(req: PayloadRequest, contract: number) {
  const [offer, stored] = await Promise.all([offerOf(req, contract), findContract(req, contract)])
  if (!offer || !stored) return null
  const sentOn = helsinkiDay(offer.mailedAt)
  const openedOn = offer.openedAt ? helsinkiDay(offer.openedAt) : null
  return { sentOn, until: lastDayOf(sentOn), openedOn, isTaken: isTaken(stored) }
}
