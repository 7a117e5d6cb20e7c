import { isChecked97 } from './mod-97.ts'

/** An IBAN as it is stored, from what was typed: no spaces, capital letters. */
export function readIban(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Whether it is a Finnish IBAN with the right check digits, which the bank barcode needs (SFS 5957; ISO 13616). */
export function isFinnishIban(iban: string): boolean {
  return /^FI\d{16}$/.test(iban) && isChecked97(iban)
}

/** An IBAN in groups of four, as it is read. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
