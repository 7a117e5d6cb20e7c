import type { PayloadRequest } from 'payload'
import { invoiceTypes } from '#contracts/invoices.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { createInvoice } from '#plugins/invoices/repository.ts'
import { chargeNamed } from '#plugins/payments/charges/repository.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { subscriptionNumbered, type Delivery } from './repository.ts'

/** A paid delivery in the books, once: its invoice with subscription and period, what is owed, and what was paid. */
export async function keepBooks(req: PayloadRequest, delivery: Delivery): Promise<void> {
  const { ref, lines, period, vatRate, paidBy, transactionId } = delivery
  const { number, customer, form, language } = await subscriptionNumbered(req, delivery.subscription)
  const { paid, since } = await chargeNamed(req, paidBy ?? ref)
  const { contact, address } = form
  const entry = { subject: { kind: 'subscription' as const, number }, of: `delivery-${period}`, on: helsinkiDay(since) }
  await postEntry(req, { ...entry, kind: 'invoiced', gross: [{ rate: vatRate, amount: delivery.amount }] })
  await postEntry(req, { ...entry, kind: 'charged', amount: paid ?? 0 })
  const t = textOf(language, 'mail')
  await createInvoice(req, {
    ...{ key: `subscription ${ref}`, customer, type: invoiceTypes.pdf, dueDate: today(), who: '' },
    buyer: {
      ...{ firstName: contact.firstName, lastName: contact.lastName, email: contact.email, language },
      ...{ street: address.street, postalCode: address.zip, town: address.city },
    },
    rows: lines.map(({ articleDescription, quantity, price }) => ({
      ...{ name: t('row.line', { quantity, name: articleDescription }), amount: price.amount * quantity, vatRate },
    })),
    of: { subscriptionId: number, period },
    payments: [
      {
        ...{ ref: `subscription ${ref}`, by: 'provider', state: 'paid', amount: paid ?? 0, promised: 0, refunds: [] },
        ...{ transactionId, since, paidOn: helsinkiDay(since) },
      },
    ],
  })
}
