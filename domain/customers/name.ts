/** Letters and digits of any alphabet, with spaces, hyphens and apostrophes between and among them. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’ʼ‑-]*$/u

/**
 * Whether somebody can be called this: letters of any alphabet, digits, spaces, hyphens and
 * apostrophes. Symbols and control characters are refused (wider than
 * specification §5's letters and digits).
 */
export function isName(text: string): boolean {
  return NAME.test(oneLine(text))
}

/** A text as one line: whatever spaces, breaks and control characters it had become single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}
