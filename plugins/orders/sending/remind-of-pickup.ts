import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/days.ts'
import { pickupReminderAt, pickupReminderFrom, pickupUntil, readySince } from '#domain/orders/pickup.ts'
import { hoursOn } from '#domain/stores/hours-on.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { notifyCustomer } from '#plugins/messages/notify-customer.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { pickupReminder, pickupReminderText } from '../emails/pickup-reminder.ts'
import type { Order } from '../order.ts'

/** The step by which the buyer is reminded of what lies ready in a store. */
export const PICKUP_REMINDER = 'pickupReminder'

/**
 * The reminder step of an order whose goods, or their latest part, lie ready at this instant (ISO); none where it is
 * not collected from a store.
 */
export function pickupReminderSteps({ pickupStore }: Pick<Order, 'pickupStore'>, readyAt: string): StepToSchedule[] {
  if ((pickupStore ?? null) === null) return []
  return [{ step: PICKUP_REMINDER, at: pickupReminderFrom(pickupUntil(readyAt)) }]
}

/**
 * Reminds the buyer once, before the last day, of goods that are not collected: by letter, and by text message where
 * the customer has chosen that. While a part is still to come it waits, since nothing can be handed over before.
 */
export async function remindOfPickup(req: PayloadRequest, order: Order): Promise<Undone | void> {
  const since = readySince(order)
  if (since === null) return
  const until = pickupUntil(since)
  if (today() > until) return
  const from = pickupReminderFrom(until)
  const at = nowIso() < from ? from : await momentOf(req, order, until)
  if (nowIso() < at) return { notBefore: at }
  if (order.state !== 'sent') return { notBefore: pickupReminderAt(plusDays(today(), 2), () => true) }
  const key = `order ${order.number} pickup ${until}`
  await enqueueLetter(req, key, await pickupReminder(req, order, until))
  const customer = await findCustomerByEmail(req, order.email.toLowerCase())
  if (customer) await notifyCustomer(req, customer, { key, about: 'service', text: pickupReminderText(order, until) })
}

/** By the hours that its store has now; of one that customers do not see any more nothing is known. */
async function momentOf(req: PayloadRequest, { pickupStore }: Order, until: string): Promise<string> {
  const store = await storeOf(req, pickupStore ?? 0)
  return pickupReminderAt(until, (day) => !store || hoursOn(store, day).hours !== null)
}
