import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { bankBarcode } from '#domain/invoices/bank-barcode.ts'
import { epcPayload } from '#domain/invoices/epc-payload.ts'
import { leftOf } from '#domain/invoices/invoice-ledger.ts'
import { creditorReference } from '#domain/invoices/reference-number.ts'
import type { StoredInvoice } from './repository.ts'

/** What a payer's bank needs to know, as digits of the bar code and as text of the QR code too. */
export interface PaySlip {
  recipient: string
  iban: string
  bic: string
  reference: string
  rf: string
  amount: number
  barcode: string
  epc: string
}

/** How an invoice is paid at a bank; null where nothing is left, or where there is no account yet. */
export function paySlip(
  invoice: StoredInvoice,
  account: { iban: string; bic: string } | null,
  seller: Seller | null,
): PaySlip | null {
  const { ocrNumber: reference, dueDate } = invoice
  const amount = leftOf(invoice)
  if (amount === 0 || !account) return null
  const recipient = seller?.name ?? brand.name
  const rf = creditorReference(reference)
  return {
    ...account,
    recipient,
    reference,
    rf,
    amount,
    barcode: bankBarcode({ iban: account.iban, amount, reference, dueDate }),
    epc: epcPayload({ ...account, recipient, amount, reference: rf }),
  }
}
