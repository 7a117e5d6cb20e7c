/** Characters of stored words at most: what is longer is no search, but something pasted. */
const LONGEST = 60
const SHORTEST = 2

/** More digits than any size, strength or package has: a phone number, an order, a card, an article. */
const MOST_DIGITS = 4

/** An address of the network or of a mailbox. */
const ADDRESS = /@|:\/\/|www\.|\.(fi|com|net|org)\b/
/** The middle and the end of a Finnish social number, also when its beginning is missing. */
const SOCIAL_NUMBER = /\d{2}[-+a-fu-y]\d{3}[0-9a-y]/

/**
 * The words of a question as they are stored and counted: composed, in lower case, with single spaces. Null for what is
 * not stored: less than two letters, more than 60 characters, or what looks like an address or a number that identifies
 * a person.
 */
export function storedWords(typed: string): string | null {
  const words = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('fi')
  const isStored =
    words.length <= LONGEST &&
    (words.match(/\p{Letter}/gu)?.length ?? 0) >= SHORTEST &&
    (words.match(/\p{Nd}/gu)?.length ?? 0) <= MOST_DIGITS &&
    !ADDRESS.test(words) &&
    !SOCIAL_NUMBER.test(words)
  return isStored ? words : null
}
