import type { CartLine } from '#contracts/cart.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'

type Line = Pick<CartLine, 'eye'> & { prescription?: string | null }

/** Which eye a contact lens is for, and its values where the line has them: `Oikea: PWR −2,00 · BC 8,6`. */
export function madeFor({ eye, prescription }: Line, eyes: EyeNames): string {
  return [eye && eyes[eye], prescription && unbroken(prescription)].filter(Boolean).join(': ')
}

/** Breaks between values, never inside one, such as between `PWR` and its number. */
function unbroken(values: string): string {
  return values.replaceAll(/ (?<!· )/g, '\u00a0')
}
