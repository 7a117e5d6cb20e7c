import type { BankTransfer } from './bank-barcode.ts'

const LONGEST_NAME = 70

/**
 * What the QR code of a credit transfer says, line by line (EPC069-12, version 002, UTF-8). The reference is a creditor
 * reference, so the line of free text stays empty.
 */
export function epcPayload({
  iban,
  bic,
  recipient,
  amount,
  reference,
}: Omit<BankTransfer, 'dueDate'> & { bic: string; recipient: string }): string {
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const name = recipient.slice(0, LONGEST_NAME)
  return ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', reference].join('\n')
}
