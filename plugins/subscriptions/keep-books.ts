import type { PayloadRequest } from 'payload'
import { invoiceTypes } from '#contracts/invoices.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { createInvoice } from '#plugins/invoices/repository.ts'
import { chargeNamed } from '#plugins/payments/charges/repository.ts'
import { billPaid } from '#plugins/ledger/free-months.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { contractThatPays } from './connected.ts'
import { billOf, NOTHING } from './free-delivery.ts'
import { subscriptionNumbered, type Delivery } from './repository.ts'

/**
 * Posts a paid delivery to the books, once: its invoice with subscription and period, what is due, what was paid, and
 * what was free. A delivery that costs nothing has no sum due or paid.
 */
export async function keepBooks(req: PayloadRequest, delivery: Delivery): Promise<void> {
  const { ref, lines, period, vatRate, paidBy, transactionId, amount, free, processedOn } = delivery
  const subscription = await subscriptionNumbered(req, delivery.subscription)
  const { number, customer, form, language } = subscription
  const payer = contractThatPays(paidBy)
  const charge = paidBy === NOTHING || payer !== null ? null : await chargeNamed(req, paidBy ?? ref)
  const { contact, address } = form
  const on = charge ? helsinkiDay(charge.since) : processedOn
  const entry = { subject: { kind: 'subscription' as const, number }, of: `delivery-${period}`, on }
  if (charge) {
    await postEntry(req, { ...entry, kind: 'invoiced', gross: [{ rate: vatRate, amount }] })
    const kind = charge.elsewhere ? 'paid_elsewhere' : 'charged'
    await postEntry(req, { ...entry, kind, amount: charge.paid ?? 0 })
  }
  if (payer !== null) {
    await postEntry(req, { ...entry, kind: 'invoiced', gross: [{ rate: vatRate, amount }] })
    await postEntry(req, { ...entry, kind: 'connected', amount, to: { kind: 'lifestyle', number: payer } })
  }
  if (free > 0) await postEntry(req, { ...entry, kind: 'free_month', gross: [{ rate: vatRate, amount: free }] })
  // It is a row of the other contract's invoice.
  if (payer !== null) return billPaid(req, billOf(subscription, period, on))
  const t = textOf(language, 'mail')
  await createInvoice(req, {
    key: `subscription ${ref}`,
    customer,
    type: invoiceTypes.pdf,
    dueDate: today(),
    who: '',
    buyer: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      language,
      street: address.street,
      postalCode: address.zip,
      town: address.city,
    },
    rows: [
      ...lines.map(({ articleDescription, quantity, price }) => ({
        name: t('row.line', { quantity, name: articleDescription }),
        amount: price.amount * quantity,
        vatRate,
      })),
      ...(free > 0 ? [{ name: t('row.free'), amount: -free, vatRate }] : []),
    ],
    of: { subscriptionId: number, period },
    payments: charge
      ? [
          {
            ref: `subscription ${ref}`,
            by: charge.elsewhere ? 'elsewhere' : 'provider',
            state: 'paid',
            isAutomatic: charge.attempts !== null,
            amount: charge.paid ?? 0,
            promised: 0,
            refunds: [],
            transactionId,
            since: charge.since,
            paidOn: on,
          },
        ]
      : [],
  })
  await billPaid(req, billOf(subscription, period, on))
}
