import type { PayloadRequest } from 'payload'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { recordDecline, isRefused, mayCharge, recordPayment } from '#domain/subscriptions/contract.ts'
import { PROCESSED_AT } from '#domain/subscriptions/delivery-days.ts'
import { today } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { ChargeOwner } from '#plugins/payments/charge-owners.ts'
import { collectAgain } from '#plugins/payments/charges/card-charges.ts'
import { promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import { endCharge, type Charge } from '#plugins/payments/charges/repository.ts'
import { givenBackLetter } from './letters.ts'
import {
  changeDelivery,
  changeSubscription,
  deliveryNamed,
  findSubscription,
  readDeliveryRef,
  subscriptionNumbered,
} from './repository.ts'

/** The name with which the references of these charges begin. */
export const SUBSCRIPTION = 'subscription'

/** Names the refund of money that came for a delivery which was not open any more. */
const LATE = 'late'

/** What becomes of a delivery when its charge is paid, declined, gone or given back. */
export const subscriptionCharges: ChargeOwner = {
  async payer(req, { subject }) {
    const { email, firstName, lastName } = (await subscriptionOf(req, subject)).form.contact
    return { email, firstName, lastName }
  },
  async mayCharge(req, { subject }) {
    const { number, period } = readDeliveryRef(subject)
    const subscription = await findSubscription(req, number)
    return subscription !== null && mayCharge(subscription.contract, period)
  },
  async isRefused(req, { subject }) {
    const { number, period } = readDeliveryRef(subject)
    const found = await findSubscription(req, number)
    return found !== null && isRefused(found.contract, period)
  },
  declined: noteDeclined,
  paid: settlePaid,
  /**
   * The shop ended the charge after the most attempts allowed on a card: the delivery waits for the customer to pay.
   */
  async gone(req, { subject, ref, goneBy }) {
    const { number, period } = readDeliveryRef(subject)
    if (ref !== subject || goneBy !== 'shop') return
    await changeSubscription(req, number, ({ contract }) => {
      const { open } = contract
      if (open?.period !== period || open.stage === 'stopped') return null
      return { contract: { ...contract, open: { ...open, stage: 'stopped', nextAttemptOn: null } }, notice: 'stopped' }
    })
  },
  refunded: () => Promise.resolve(),
  async arrived(req, { subject, ref, promised }) {
    const letter = await givenBackLetter(req, await subscriptionOf(req, subject), promised)
    await enqueueLetter(req, `subscription charge ${ref} given back`, letter)
  },
}

const subscriptionOf = (req: PayloadRequest, subject: string) =>
  subscriptionNumbered(req, readDeliveryRef(subject).number)

/**
 * The card is tried again on days 1, 3 and 7; after that the delivery is stopped, and its charge waits for the
 * customer.
 */
async function noteDeclined(req: PayloadRequest, charge: Charge): Promise<void> {
  const { number, period } = readDeliveryRef(charge.subject)
  const count = (charge.attempts ?? []).filter(({ state }) => state === 'declined').length
  const { contract } = await changeSubscription(req, number, (before) => {
    const after = recordDecline(before.contract, period, count)
    if (!after) return null
    const isStopped = after.open?.stage === 'stopped'
    const what = isStopped ? ('stopped' as const) : ('declined' as const)
    const isNotified = isStopped || before.contract.open?.attempts === 0
    return { contract: after, event: { what, period }, ...(isNotified && { notice: what }) }
  })
  const { open } = contract
  if (open?.period !== period) return endCharge(req, charge.ref)
  if (open.nextAttemptOn) await collectAgain(req, charge.ref, helsinkiInstant(open.nextAttemptOn, PROCESSED_AT))
}

/**
 * The delivery becomes an order, if it is still open. Money for what was skipped, paused, canceled or paid otherwise meanwhile
 * goes back, and that of another sum is for staff. The contract decides in one statement; what follows may be repeated.
 */
async function settlePaid(req: PayloadRequest, charge: Charge): Promise<void> {
  const { ref, subject, paid, transactionId } = charge
  const { number, period } = readDeliveryRef(subject)
  const delivery = await deliveryNamed(req, subject)
  if (paid !== delivery.amount) {
    req.payload.logger.error({ charge: ref }, 'Another sum was paid than was asked')
    await promiseBack(req, ref, paid ?? 0, () => undefined)
    return
  }
  const by = charge.elsewhere
  let isOpen = delivery.paidBy === ref
  await changeSubscription(req, number, ({ contract }) => {
    const after = recordPayment(contract, period, ref, today())
    isOpen ||= after !== null
    if (!after || after === contract) return null
    const what = by ? ('paid_elsewhere' as const) : ('paid' as const)
    return {
      contract: after,
      event: { what, period },
      ...(by && { by }),
      ...(isRefused(contract, period) && { notice: 'mended' }),
    }
  })
  if (!isOpen) {
    await promiseBack(req, ref, paid, () => LATE)
    return
  }
  await changeDelivery(req, delivery, ({ paidBy }) => {
    return paidBy === null ? { state: 'delivered', paidBy: ref, transactionId, steps: ['order', 'books'] } : null
  })
  // The customer has paid another charge of this delivery, so the card is not tried again.
  if (ref !== subject) await endCharge(req, subject)
}
