import type { WithdrawalTerms } from '#contracts/orders.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { lastDay } from '#domain/calendar/working-days.ts'
import { addWorkingDays } from '#domain/calendar/working-days.ts'
import { LAW_DAYS, SHOP_DAYS } from './withdrawal-days.ts'

/** Working days after the sending on which goods have come at the latest: so long a pickup point keeps a parcel. */
const HAVE_COME_AFTER = 10

/**
 * The last days on which a contract may be withdrawn from, or null as long as nothing has been sent: then no term runs.
 *
 * Goods are taken to have come when a parcel would have at the latest, or when they were handed over if that was later. So
 * the dates announced when the goods are sent are never shortened. A term that would end on a Saturday, a Sunday or a holiday
 * ends on the next working day (Act on the calculation of statutory time limits 150/1930, section 5).
 *
 * @param timeline what has happened to the order, each with its ISO instant.
 */
export function withdrawalTerms(timeline: readonly { at: string; what: string }[]): WithdrawalTerms | null {
  const comeOn = cameOn(timeline)
  return comeOn ? { lawUntil: lastDay(comeOn, LAW_DAYS), shopUntil: lastDay(comeOn, SHOP_DAYS) } : null
}

/** The ISO day on which the goods are taken to have come; null as long as nothing has been sent. */
export function cameOn(timeline: readonly { at: string; what: string }[]): string | null {
  const dayOf = (step: string) => timeline.find(({ what }) => what === step)?.at
  // Where what was left was called off, what had left before was all of it.
  const [sentAt, deliveredAt] = [dayOf('sent') ?? dayOf('rest_canceled'), dayOf('delivered')]
  const days = [
    ...(sentAt ? [addWorkingDays(helsinkiDay(sentAt), HAVE_COME_AFTER, isFinnishHoliday)] : []),
    ...(deliveredAt ? [helsinkiDay(deliveredAt)] : []),
  ]
  return days.toSorted().at(-1) ?? null
}
