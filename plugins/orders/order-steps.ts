import type { PayloadRequest } from 'payload'
import { nextAsked } from '#domain/payments/refund-entry.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps, type Undone } from '#plugins/kit/work/steps.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { DECIDE, decided } from '#plugins/payments/decide.ts'
import { finishRefunds } from '#plugins/payments/give-refund.ts'
import { askForFitting, awaitPrescription } from './prescriptions/await-prescription.ts'
import { refsWithoutPieces, settleCanceledRows } from './refunds/cancel-rows.ts'
import { awaitedEndedLetter } from './emails/awaited.ts'
import { CANCEL_ROWS, givesMoney, RETURN_ROWS, REVERSE } from './money-steps.ts'
import type { Order } from './order.ts'
import { ARRIVED, orderRefunds, refundArrived } from './refunds/order-refunds.ts'
import { toOrder } from './order-document.ts'
import { notifyFollower, beginSubscriptions, endSubscriptions } from './hooks.ts'
import { endInquiry } from './prescriptions/inquiries.ts'
import { postInquiry, postSentLetter } from './post-letters.ts'
import { changeOrder, orderNumbered } from './repository.ts'
import { PICKUP_REMINDER, remindOfPickup } from './sending/remind-of-pickup.ts'
import { SENT_LETTER } from './sending/send-order.ts'
import { troubleOf } from './refund-standing.ts'
import { settleReturnedRows } from './refunds/return-rows.ts'
import { reverseOrder } from './refunds/reverse-order.ts'

/**
 * How long the card of a paid order is waited for, in milliseconds: the provider reports it by callback, and retries
 * for an hour.
 */
const CARD_MS = 60 * 60_000
/** How often it is looked for: at first while the buyer is still here, then seldom. In milliseconds. */
const [FIRST_MS, OFTEN_MS, SELDOM_MS] = [60_000, 2000, 60_000]

/** The steps that an order schedules. */
export const orderSteps = steps('orders', {
  /**
   * Begins the subscriptions of what it bought, by the card that its payment has stored; none of an order that was
   * canceled at once.
   */
  begin: { run: async (req, stored) => begin(req, toOrder(req, stored)) },
  /** Asks its buyer again to book the fitting that it waits for. */
  fitting: { run: async (req, stored) => askForFitting(req, toOrder(req, stored)) },
  /**
   * Notifies its buyer that it, or a part of it, has left or lies ready. Due once the sending cannot be taken back any
   * more.
   */
  [SENT_LETTER]: { run: async (req, stored, of) => postSentLetter(req, toOrder(req, stored), of) },
  /** Reminds its buyer, before the last day, of what lies ready in a store. */
  [PICKUP_REMINDER]: { run: async (req, stored) => remindOfPickup(req, toOrder(req, stored)) },
  /** Writes to its buyer what an optician has asked. */
  inquiryLetter: { run: async (req, stored, of) => postInquiry(req, toOrder(req, stored), Number(of)) },
  /** Returns it to the optician if the buyer has not answered. Due when the time to answer is over. */
  inquiryLate: { run: (req, { number }, of) => endInquiry(req, number, Number(of)) },
  /** Notifies the follower that made it that it has moved. */
  follow: { run: (req, stored) => notifyFollower(req, toOrder(req, stored)) },
  /** Puts back what a canceled order took. */
  [REVERSE]: { isInAnswer: true, run: (req, stored) => reverseOrder(req, toOrder(req, stored)) },
  /** Puts back what canceled rows took, and notifies their buyer. */
  [CANCEL_ROWS]: {
    isInAnswer: true,
    run: async (req, stored, of) => settleCanceledRows(req, toOrder(req, stored), Number(of)),
  },
  /** Puts back what of rows that came back passed inspection, and their money. */
  [RETURN_ROWS]: {
    isInAnswer: true,
    run: async (req, stored, of) => settleReturnedRows(req, toOrder(req, stored), Number(of)),
  },
  /** Sends refunds without an answer again, and asks about those under way, until each has ended. */
  refund: {
    async run(req, { number }) {
      await finishRefunds({ req, owner: orderRefunds, ref: number })
      const at = nextAsked((await orderNumbered(req, number)).refunds)
      return at === undefined ? undefined : { notBefore: at }
    },
  },
  /** What follows once money of a refund has gone: the gift card's share, and a letter. */
  [ARRIVED]: { isInAnswer: true, run: (req, stored, of) => refundArrived(req, toOrder(req, stored), of ?? '') },
  /** Notifies staff that they must decide about its refunds: what failed, is unsure, or waits for too long. */
  [DECIDE]: {
    run: async (_, { promised, refunds, owed: pendingSteps }) =>
      decided(troubleOf({ promised, refunds }, givesMoney(pendingSteps ?? []))),
  },
  /** Reminds of the prescription that it waits for, and ends it where that has not come. */
  await: { run: async (req, stored) => awaitPrescription(req, toOrder(req, stored)) },
  /** Notifies the buyer that it has ended since no prescription came, and of the refund. */
  awaitedEnded: {
    waitsFor: [REVERSE],
    async run(req, stored) {
      const order = toOrder(req, stored)
      await enqueueLetter(req, `order ${order.number} prescription ended`, await awaitedEndedLetter(req, order))
    },
  },
})

async function begin(req: PayloadRequest, order: Order): Promise<Undone | void> {
  if (order.state === 'canceled') return
  const charge = await findCharge(req, order.source.ref)
  const card = charge?.card ?? null
  const ageMs = now().getTime() - Date.parse(order.placedAt)
  if (charge && card === null && ageMs < CARD_MS) return { notBefore: nowIso(ageMs < FIRST_MS ? OFTEN_MS : SELDOM_MS) }
  const carded = await changeOrder(req, order.number, () => ({ card }))
  await beginSubscriptions(req, carded)
  // Their rows were called off before they had begun.
  await endSubscriptions(req, carded, refsWithoutPieces(carded))
}
