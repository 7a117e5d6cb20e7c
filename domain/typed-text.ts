/** A joiner between letters of an Arabic or Indic word, where its spelling needs it; or a character that is not seen. */
const UNSEEN = /((?!\p{DI})[\p{Script=Arabic}\p{M}][\u200c\u200d](?=\p{L}))|[\p{DI}\ufffc]/gu

/** The same in a text of many lines, where emoji and Mongolian have joiners, selectors and tags of their own. */
const UNSEEN_IN_NOTE =
  /(?![\u200c\u200d\ufe00-\ufe0f\u180b-\u180f\u{e0020}-\u{e01ef}])[\p{DI}\ufffc\p{Cs}]|(?![\n\t])\p{Cc}/gu

/** What is pasted around a code or an address: quotes, brackets, and the end of a sentence. */
const BEFORE = `"'“”„«»‘’<([`
const BEHIND = `"'“”«»‘’>)].,;:`

/** A text of one line: without what is not seen, each space a single one, none at its ends. */
export function typedLine(text: string): string {
  return text
    .replace(UNSEEN, '$1')
    .replace(/[\s\u0085\u2800]+/g, ' ')
    .normalize('NFC')
    .trim()
}

/** A name: accents typed for an apostrophe are one, and every hyphen or dash is a hyphen. */
export function typedName(text: string): string {
  return typedLine(text)
    .replace(/[`´‘’′＇]/g, "'")
    .replace(/\p{Dash}/gu, '-')
}

/** A code, or a number that is none to count with, without spaces: full width as in ASCII, every hyphen a hyphen. */
export function typedCode(text: string): string {
  const code = typedLine(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u200c\u200d]/g, '')
    .replace(/\p{Dash}/gu, '-')
    .normalize('NFC')
  let [from, to] = [0, code.length]
  while (from < to && BEFORE.includes(code.charAt(from))) from += 1
  while (from < to && BEHIND.includes(code.charAt(to - 1))) to -= 1
  return code.slice(from, to)
}

/** A mail address, also of a link: `mailto:aino@example.com`. One with a name or another address beside it is left as it is. */
export function typedEmail(text: string): string {
  const address = typedLine(text)
    .replace(/^<?(?:mailto:)+([^?>]*).*$/i, (_, link: string) => decoded(link))
    .trim()
  return /\s/.test(address) ? address : typedCode(address)
}

/** A phone number, also of a link: `tel:+358401234567`. */
export function typedPhone(text: string): string {
  return typedLine(text)
    .replace(/^(?:(?:tel|callto|sms|puh|puhelin|phone|gsm|p)[.:]*\/*\s*)+(?=[+(\d%])([^;?]*).*$/i, (_, link: string) =>
      decoded(link),
    )
    .replace(/\p{Dash}/gu, '-')
    .trim()
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** A postal code, also with the country in front: `FI-00100`. */
export function typedPostalCode(text: string): string {
  return typedCode(text).replace(/^(?:(?:FIN?|AX)-?)+(?=\d)/i, '')
}

/** A business ID as it is stored, also from a VAT number: `FI12345671` and `12345671` are `1234567-1`. */
export function typedBusinessId(text: string): string {
  return typedCode(text)
    .replaceAll('.', '')
    .replace(/^(?:FI)?-?(\d{7})-?(\d)$/i, '$1-$2')
}

/** A text of lines as it is stored: what is not seen is left out, but what emoji and spelling need. */
export function typedNote(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSEEN_IN_NOTE, '')
    .normalize('NFC')
    .trim()
}
