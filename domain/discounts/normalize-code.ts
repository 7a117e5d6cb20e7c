/** A typed discount code in its stored form: without spaces, in capitals, in one Unicode form. */
export function normalizedCode(typed: string): string {
  return typed.normalize('NFC').replace(/\s/g, '').toUpperCase()
}
