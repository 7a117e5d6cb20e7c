/**
 * The typed length in millimeters, or undefined where it is none: `63`, `31,5`, `31.5 mm`.
 *
 * Only what the wire can carry is a length: up to two decimals, less than 100 mm.
 */
export function readMillimeters(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(/mm$/i, '').replace(',', '.')
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

/** A length as it is read: `31,5 mm`, without decimals it does not have. */
export function writeMillimeters(length: number): string {
  return `${String(length).replace('.', ',')}\u00a0mm`
}
