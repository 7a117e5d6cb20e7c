import { typedCode } from '#domain/typed-text.ts'

/**
 * Check digits of an IBAN or a creditor reference (ISO 7064, MOD 97-10), two of them: letters count as 10–35.
 *
 * @param body what they protect, such as `FI` after the account number: digits and capital letters.
 */
export function checkDigits97(body: string): string {
  return String(98 - remainder97(`${body}00`)).padStart(2, '0')
}

/** Whether a text with its country or `RF` and check digits moved to the end leaves 1, as it must. */
export function isChecked97(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(text) && remainder97(text.slice(4) + text.slice(0, 4)) === 1
}

function remainder97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** An IBAN as it is stored, from what was typed: no spaces, capital letters. */
export function readIban(typed: string): string {
  return typedCode(typed).replaceAll('-', '').toUpperCase()
}

/** Whether it is a Finnish IBAN with the right check digits, which the bank barcode needs (SFS 5957; ISO 13616). */
export function isFinnishIban(iban: string): boolean {
  return /^FI\d{16}$/.test(iban) && isChecked97(iban)
}

/** Whether it is the code of a bank, of eight or eleven characters (ISO 9362). */
export function isBic(code: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(code)
}

/** An IBAN in groups of four, as it is read. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
