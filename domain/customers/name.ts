import { typedLine } from '#domain/typed-text.ts'

/** Letters and digits of any alphabet, with spaces, hyphens and apostrophes between and among them, and a dot behind a word. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Zs}'’ʼ‑-]|\.(?=[\p{Zs}'’-]|$))*$/u

/** Before a name without a space, as in `J.R.R. Tolkien` and `St.James`. Other words with a dot inside are addresses. */
const INITIALS = /(^|[\p{Zs}'’-])(?:(?:\p{Lu}|Ste?|Dr)\.)+(?=\p{Lu})/gu

/** Invisible characters that Arabic and Indic names need to join or separate letters; allowed nowhere else. */
const JOINER = /([\p{Script=Arabic}\p{M}])[\u200c\u200d](?=\p{L})/gu

/**
 * Whether this can be a person's name: letters of any alphabet, digits, spaces, hyphens,
 * apostrophes and dots behind words, in one line of any edges. Symbols and invisible characters are refused
 * (wider than specification §5's letters and digits).
 */
export function isName(text: string): boolean {
  return NAME.test(text.normalize('NFC').trim().replace(JOINER, '$1').replace(INITIALS, '$1'))
}

/** A text as one line: whatever spaces, breaks and control characters it had become single spaces. */
export function oneLine(text: string): string {
  return typedLine(typedLine(text).replace(/(?![\u200c\u200d])\p{C}/gu, ' '))
}
