/** A note to the shop as it is stored: its own line breaks, no other control characters, no edges. */
export function acceptedNote(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
}
