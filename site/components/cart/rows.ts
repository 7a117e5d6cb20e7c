import type { CartLine } from '#contracts/cart.ts'
import type { Cents, TotalRowKind, Totals } from '#contracts/money.ts'
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

/** The rows of a total as a shopper reads them: one for each kind, whatever its VAT rates. */
export function rowsByKind({ rows }: Pick<Totals, 'rows'>): { kind: TotalRowKind; amount: Cents }[] {
  const amounts = new Map<TotalRowKind, Cents>()
  for (const { kind, amount } of rows) amounts.set(kind, (amounts.get(kind) ?? 0) + amount)
  return [...amounts].map(([kind, amount]) => ({ kind, amount }))
}
