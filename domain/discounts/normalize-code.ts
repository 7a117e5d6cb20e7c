/** A discount code as it is kept, from what somebody typed: without spaces, in capitals, in one Unicode form. */
export function normalizedCode(typed: string): string {
  return typed.normalize('NFC').replace(/\s/g, '').toUpperCase()
}
