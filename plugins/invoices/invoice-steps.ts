import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { DECIDE, decided } from '#plugins/payments/decide.ts'
import { invoiceCreditedLetter, invoiceMadeLetter } from './emails/invoice-letters.ts'
import { toInvoice } from './invoice-document.ts'
import { postBankRefund, refundSurplus } from './invoice-refunds.ts'
import { remindOfInvoice } from './remind-of-invoice.ts'
import { E_INVOICE } from './repository.ts'
import { sendEInvoice } from './send-e-invoice.ts'
import { surplusTrouble } from './surplus.ts'

/**
 * The steps of an invoice: the letters of it and of its credit notes, or its e-invoices, reminders, and the refund of
 * what was paid too much.
 */
export const invoiceSteps = steps('invoices', {
  /** That of one credit note or of the invoice by its number, or of money given back; without one, that of the invoice. */
  letters: {
    async run(req, stored, of) {
      const invoice = toInvoice(req, stored)
      const { ref, number, credits } = invoice
      if (of?.includes(' ')) return postBankRefund(req, invoice, of)
      if (of === null || of === String(number))
        await enqueueLetter(req, `invoice ${ref} made`, await invoiceMadeLetter(req, invoice))
      for (const credit of credits.filter((one) => one.number === Number(of)))
        await enqueueLetter(
          req,
          `invoice ${ref} credited ${credit.number}`,
          await invoiceCreditedLetter(req, invoice, credit),
        )
    },
  },
  [E_INVOICE]: { run: (req, stored, of) => sendEInvoice(req, toInvoice(req, stored), Number(of)) },
  remind: { run: (req, stored) => remindOfInvoice(req, toInvoice(req, stored)) },
  surplus: { isInAnswer: true, run: (req, stored) => refundSurplus(req, toInvoice(req, stored)) },
  /** Shows staff that they must decide about money that goes back: no provider gives it, or it failed, or is unsure. */
  [DECIDE]: { isInAnswer: true, run: async (_, stored) => decided(surplusTrouble(stored)) },
})
