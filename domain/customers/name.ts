/** Letters and digits of any alphabet, with spaces, hyphens and apostrophes between and among them. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Zs}'’ʼ‑-]*$/u

/** Invisible characters that Arabic and Indic names need to join or separate letters; allowed nowhere else. */
const JOINER = /([\p{Script=Arabic}\p{M}])[\u200c\u200d](?=\p{L})/gu

/**
 * Whether this can be a person's name: letters of any alphabet, digits, spaces, hyphens and
 * apostrophes, in one line of any edges. Symbols and invisible characters are refused
 * (wider than specification §5's letters and digits).
 */
export function isName(text: string): boolean {
  return NAME.test(text.normalize('NFC').trim().replace(JOINER, '$1'))
}

/** A text as one line: whatever spaces, breaks and control characters it had become single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?:\s|(?![\u200c\u200d])\p{C})+/gu, ' ')
    .trim()
}
