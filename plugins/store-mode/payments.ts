import type { PayloadRequest } from 'payload'
import { PayingTime, type PaymentAtStore, type RequestChannel } from '#contracts/store-mode.ts'
import { outcomeOf } from '#domain/checkout/purchase-states.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { finnishMoment } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Refusal } from '#domain/refusal.ts'
import { payingUntil } from '#domain/store-mode/paying-time.ts'
import { textOf } from '#locales/texts.ts'
import { releasePurchase } from '#plugins/checkout/release-purchase.ts'
import { findPurchase, type Purchase } from '#plugins/checkout/repository.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { notePaidElsewhere } from '#plugins/payments/charges/paid-elsewhere.ts'
import { findCharge, giveUpCharge, type Charge } from '#plugins/payments/charges/repository.ts'
import { endOfPaying, letPayUntil, settleAsked } from '#plugins/payments/charges/settle-charge.ts'

/** Whose a purchase is: the session's in which it was sold. Null of what was ordered on the web. */
export async function sellerOfPurchase({ ref }: { ref: string }, req: PayloadRequest): Promise<Owner | null> {
  const purchase = await findPurchase(req, ref)
  return purchase?.soldBy ? { kind: 'shopper', id: purchase.shopperId } : null
}

/**
 * What is to be paid of a store's sale, for the store and for the bearer of the link: what is bought, and nothing of
 * the buyer.
 */
export async function paymentAtStore(req: PayloadRequest, ref: string): Promise<PaymentAtStore> {
  const purchase = await storePurchase(req, ref)
  const { state, lines, totals, soldBy } = purchase
  const outcome = outcomeOf(state)
  const charge = outcome === 'waiting' ? await findCharge(req, ref) : null
  const isOpen = charge?.state === 'open' || charge?.state === 'reserved'
  return {
    outcome,
    store: soldBy?.storeName ?? '',
    lines: lines.map(({ articleDescription: name, quantity, price }) => ({ name, quantity, amount: price.amount })),
    totals,
    payUrl: isOpen ? charge.payUrl : null,
    until: isOpen ? new Date(endOfPaying(charge)).toISOString() : null,
    mayLast: charge?.state === 'open' ? await timesOf(req, purchase, charge) : [],
    isSubscription: lines.some(({ subscriptionInterval }) => subscriptionInterval !== null),
  }
}

/** What a store may choose for the payment request of a sale now: what holds its goods as long as before, or longer. */
async function timesOf(req: PayloadRequest, { soldBy }: Purchase, charge: Charge): Promise<PaymentAtStore['mayLast']> {
  const store = soldBy ? await storeOf(req, soldBy.store) : undefined
  return PayingTime.options.flatMap((time) => {
    const until = payingUntil(time, charge.since, store, now())
    return until !== null && Date.parse(until) >= endOfPaying(charge) ? [{ time, until }] : []
  })
}

/** Sends the buyer the way to pay, by text or mail. A repeated request sends it again: the buyer may have lost it. */
export async function sendPaymentRequest(
  req: PayloadRequest,
  ref: string,
  { channel, lasts = 'hour' }: { channel: RequestChannel; lasts?: PayingTime | undefined },
): Promise<void> {
  const purchase = await waitingPurchase(req, ref)
  const charge = await findCharge(req, ref)
  if (!charge) throw new Refusal('store_mode.nothing_to_pay')
  const chosen = (await timesOf(req, purchase, charge)).find(({ time }) => time === lasts)
  const end = endOfPaying(chosen ? await letPayUntil(req, ref, chosen.until) : charge)
  const { language, form, totals, soldBy } = purchase
  const { contact } = form
  const t = textOf(language, 'store-mode')
  const until = finnishMoment(new Date(end).toISOString(), language)
  const words = { store: soldBy?.storeName ?? '', amount: formatPrice(totals.amountDue), until }
  const url = shopUrl(`/checkout/maksupyyntö/${ref}`, language)
  const key = `payment request ${ref} ${channel} ${(idempotencyKeyOf(req) ?? nowIso()).slice(0, 24)}`
  if (channel === 'sms') {
    const phone = readPhone(contact.phone)
    if (!phone) throw new Refusal('contact.phone_malformed', { field: 'channel' })
    const text = { text: t('request.text', words), url }
    return enqueueText(req, key, phone, text, null, { subject: t('request.subject', words) })
  }
  const written = await letter(req, language, {
    to: contact.email,
    subject: t('request.subject', words),
    paragraphs: [t('request.body', { ...words, name: contact.firstName }), t('request.until', words)],
    links: [{ href: url, label: t('request.link') }],
  })
  await enqueueLetter(req, key, written)
}

/**
 * Notes that it was paid at the till, by the number of the receipt: as a charge of its own that no provider knows
 * (docs/decisions/charges.md). The page where it could be paid is given up; a payment made there all the same is
 * refunded.
 */
export async function notePaidAtTill(req: PayloadRequest, ref: string, receipt: string): Promise<void> {
  if (receipt === '') throw new Refusal('payment.receipt_not_named', { field: 'receipt' })
  const charge = await findCharge(req, ref)
  if (!charge) throw new Refusal('payment.not_refused')
  const isDone = (await findCharge(req, `${ref}-elsewhere`)) !== null
  // The buyer may have paid by the link a moment ago.
  if (!isDone) await settleAsked(req, charge)
  await notePaidElsewhere(req, charge, { who: storeCallerOf(req)?.staff ?? '', note: receipt })
  await giveUpCharge(req, ref)
}

/** Takes the sale back: its goods are free, and its link says so. Paid meanwhile, it stands. */
export async function withdrawPayment(req: PayloadRequest, ref: string): Promise<void> {
  const charge = await findCharge(req, ref)
  await settleAsked(req, charge)
  await releasePurchase(req, ref, 'canceled')
}

async function storePurchase(req: PayloadRequest, ref: string): Promise<Purchase> {
  const purchase = await findPurchase(req, ref)
  if (!purchase?.soldBy) throw new Refusal('checkout.purchase_missing')
  return purchase
}

async function waitingPurchase(req: PayloadRequest, ref: string): Promise<Purchase> {
  const purchase = await storePurchase(req, ref)
  if (purchase.state !== 'awaiting_payment') throw new Refusal('store_mode.nothing_to_pay')
  return purchase
}
