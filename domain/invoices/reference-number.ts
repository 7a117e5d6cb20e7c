import { checkDigit } from '#domain/check-digit.ts'
import { checkDigits97 } from './iban.ts'

const WEIGHTS = [7, 3, 1]

/**
 * A Finnish reference number: the digits with the check digit behind them, weighted 7, 3, 1 from the right (Finance
 * Finland, "Construction of the Finnish reference number").
 *
 * @param digits 3–19 of them, without zeros in front.
 */
export function referenceNumber(digits: string): string {
  if (!/^[1-9]\d{2,18}$/.test(digits)) throw new Error(`No reference number can be made of ${digits}`)
  return digits + referenceCheck(digits)
}

/** Whether it is a reference number with the right check digit. Zeros in front are allowed, as banks write them. */
export function isReferenceNumber(reference: string): boolean {
  const digits = bareReference(reference)
  return /^\d{4,20}$/.test(digits) && referenceCheck(digits.slice(0, -1)) === digits.at(-1)
}

/** A reference as banks write it without the zeros and spaces they fill it with. `RF…` becomes the number in it. */
export function bareReference(reference: string): string {
  return reference
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^RF\d\d/, '')
    .replace(/^0+/, '')
}

/** The reference number as a creditor reference: `RF`, two check digits, and the number (ISO 11649). */
export function creditorReference(reference: string): string {
  return `RF${checkDigits97(`${reference}RF`)}${reference}`
}

/** A reference in groups of five from the right, as it is printed; a creditor reference in fours from the left. */
export function formatReference(reference: string): string {
  if (reference.startsWith('RF')) return reference.replace(/(.{4})(?=.)/g, '$1 ')
  return reference.replace(/(\d)(?=(\d{5})+$)/g, '$1 ')
}

function referenceCheck(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Digits of an id, the check digit among them: a billion ids, which do not count up. */
const LENGTH = 10

/**
 * A new id of an invoice, by which its address names it: it says nothing of how many there are. If it is taken, the
 * caller draws again.
 *
 * @param digit gives a random digit 0–9 each time it is called.
 */
export function invoiceId(digit: () => number): string {
  const digits = Array.from({ length: LENGTH - 1 }, digit).join('')
  return `${digits}${checkDigit(digits)}`
}
