/**
 * The GTIN-14 inside a UDI as GS1 writes it, such as `(01)06409981101371`: its device identifier is the trade number.
 * Undefined without one, or where its check digit is wrong (GS1 General Specifications §7.9).
 */
export function gtinOf(udi: string | null): string | undefined {
  const gtin = /^\(01\)(\d{14})(?!\d)/.exec(udi ?? '')?.[1]
  return gtin !== undefined && hasCheckDigit(gtin) ? gtin : undefined
}

/** Whether digits are a trade number of 8, 12, 13 or 14, with their check digit. */
export function isGtin(digits: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(digits) && hasCheckDigit(digits.padStart(14, '0'))
}

function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}
