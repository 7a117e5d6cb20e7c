import type { Cents } from '#contracts/money.ts'

/** What a bank barcode and a QR code contain for the payer's bank. */
export interface BankTransfer {
  /** Finnish, without spaces. */
  iban: string
  amount: Cents
  /** Reference number without zeros in front, or `RF` with its check digits. */
  reference: string
  /** ISO day. */
  dueDate: string
}

/** The most that fits: six digits of euros. More is written as zeros, and the payer types it. */
const MOST_CENTS = 99_999_999

/**
 * The digits of the bank barcode, 54 of them: version 4 for a national reference number, version 5 for a creditor reference
 * (Finance Finland, "Bank bar code guide"). Drawn as Code 128.
 */
export function bankBarcode({ iban, amount, reference, dueDate }: BankTransfer): string {
  const account = iban.slice(2)
  const sum = String(amount > MOST_CENTS ? 0 : amount).padStart(8, '0')
  const due = dueDate.slice(2).replaceAll('-', '')
  if (!reference.startsWith('RF')) return `4${account}${sum}000${reference.padStart(20, '0')}${due}`
  return `5${account}${sum}${reference.slice(2, 4)}${reference.slice(4).padStart(21, '0')}${due}`
}
