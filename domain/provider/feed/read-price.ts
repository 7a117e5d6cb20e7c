/** A price of a feed. */
export interface ReadPrice {
  cents: number
  /** ISO 4217, any of these; null where the row names none: it is the market's. */
  currencies: readonly string[] | null
}

/** Characters of a price that are read. */
const LONGEST = 60

/** Names of currencies beside their codes. */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['€', 'e', 'euro', 'euroa', 'euron', 'euros'].map((name) => [name, ['EUR']])),
  ...Object.fromEntries(['kr', 'kronor', 'kruunua'].map((name) => [name, ['SEK', 'NOK', 'DKK', 'ISK']])),
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  '£': ['GBP'],
}

/** A currency before or behind an amount, whose cents may be a dash: `EUR 19.95`, `1 299,00 €`, `19,-`. */
const PRICE =
  /^(?:(?<before>\p{Letter}{1,7}|\p{Currency_Symbol})\.? ?)?(?<amount>\d[\d.,' ]*?)(?:[.,]? ?[-–—])?(?: ?(?<behind>\p{Letter}{1,7}|\p{Currency_Symbol})\.?)?$/u

/** Thousands behind one mark, cents behind another: two digits, or more than three with zeros. */
const AMOUNT =
  /^(?<whole>\d{1,7}|\d{1,3}(?<mark>[ '.,])\d{3}(?:\k<mark>\d{3})*)(?:(?<point>[.,])(?<part>\d{1,2}|\d{2}0{2,}))?$/

/**
 * A price as merchants of Europe write it. Null where it is none, and where it could be another: three digits behind a
 * single comma or dot may be thousands. A price of zero is read as such.
 */
export function readPrice(written: string): ReadPrice | null {
  const text = written
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/['’‘ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  const { before, amount = '', behind } = PRICE.exec(text)?.groups ?? {}
  const cents = centsOf(amount.trim())
  const named = [before, behind].flatMap((name) => (name === undefined ? [] : [currenciesOf(name)]))
  if (cents === null || named.some((one) => one === null)) return null
  const [first, ...others] = named.filter((one) => one !== null)
  const isOne = others.every((one) => one.some((code) => first?.includes(code)))
  return isOne ? { cents, currencies: first ?? null } : null
}

/** Whether what stands in place of a price says that there is none: a zero, a dash, a word, less than nothing. */
export function isNoPrice(written: string): boolean {
  return /^[^1-9]*$|^\s*[-–−]/.test(written.normalize('NFKC'))
}

function centsOf(amount: string): number | null {
  const { whole, mark, point, part = '' } = AMOUNT.exec(amount)?.groups ?? {}
  if (whole === undefined) return null
  const isDecimal = mark === '.' || mark === ','
  const isOneGroup = whole.split(mark ?? ' ').length === 2
  if (isDecimal && (mark === point || (isOneGroup && point === undefined))) return null
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

function currenciesOf(name: string): readonly string[] | null {
  const known = CURRENCIES[name.toLowerCase()]
  return known ?? (/^[a-z]{3}$/i.test(name) ? [name.toUpperCase()] : null)
}
