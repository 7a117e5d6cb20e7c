import { isGtin } from '#domain/catalog/gtin.ts'
import { plainNumber } from '#domain/typed-number.ts'
import { LONGEST_QUESTION } from '../words.ts'
import { lensNumbersIn } from './lens-numbers.ts'
import type { Part } from './reading.ts'

/** A question without the numbers that mean something, and what they mean. */
export interface NumbersRead {
  /** What is left. */
  text: string
  parts: Part[]
  /** A number alone that may be a width: among contact lenses and bottles it is one of pieces. */
  bare: Part[]
  /** Words in the text that only say what a number is. */
  labels: ReadonlySet<string>
}

/** A person younger than this is a child. */
const GROWN_UP = 16
/** Lens widths in mm. */
const WIDTHS = { from: 38, to: 64 }

const CENTS = 100
const EURO = '(?:€|eur[a-z]*|e(?![a-zåäö]))'
const NUMBER = String.raw`(?<![\d.,])(\d{1,5})(?:[.,]\d{1,2})?`
/** Words before an upper bound, in three languages. */
const UPPER =
  '(?:alle|max|maks|maksimi|maksimissaan|enintään|enint|korkeintaan|under|below|less than|up to|högst|billigare än|cheaper than|<)'
const LOWER = '(?:yli|vähintään|min|over|above|more than|minst|från|from|alkaen|>)'

const AGE =
  /(?:alle\s+)?(?<![\d.,])(\d{1,2})\s*[-–]?\s*(?:v(?![a-zåäö])|vuotia[a-zåäö]*|vuotta|år[a-zåäö]*|years?(?:\s*-?old)?|yo(?![a-z]))/gu
const BETWEEN = new RegExp(String.raw`(?<![\d.,])(\d{1,5})\s*[-–]\s*(\d{1,5})\s*${EURO}`, 'gu')
/** After a number that is no sum. */
const OTHER_UNIT = '(?!\\s*(?:g(?![a-zåäö])|gramm|kg|mm|cm|ml|kpl))'
const AT_MOST = new RegExp(String.raw`(?<![\p{Letter}])${UPPER}\s*${NUMBER}(?!\d)${OTHER_UNIT}\s*${EURO}?`, 'gu')
const AT_LEAST = new RegExp(String.raw`(?<![\p{Letter}])${LOWER}\s*${NUMBER}\s*${EURO}?`, 'gu')
const SUM = new RegExp(String.raw`${NUMBER}\s*${EURO}`, 'gu')
/** What stands between the numbers of a frame. */
const BOX = '[-/x×*□▢◻⎕]'
const FRAME = new RegExp(
  String.raw`(?:(?<!\p{L})(?:koko|koon|kokoa|size|storlek|mitat|mått)\s*:?\s*)?(?<![\d.,])(\d{2})(?:\s*${BOX}\s*\d{2}(?:(?:\s*${BOX}\s*|\s+)1[1-6]\d)?|\s+\d{2}\s+1[1-6]\d)(?!\d)(?:\s*mm(?!\p{L}))?`,
  'gu',
)
/** A width in words, said before the number or after it: `linssin leveys 52`, `52 mm leveä linssi`. */
const WIDTH = String.raw`(?<!\p{Letter})(?:linssin?|glas(?:ets)?|lens)?\s*-?(?:leve[äy][a-zåäö]*|bred[a-zåäö]*|width|wide)`
const SIZE = new RegExp(
  String.raw`(?:(?:(?:koko[an]?|koon|size|storlek|${WIDTH})\s*:?\s*)(\d{2})|(?<![\d.,])(\d{2})\s*mm)(?!\d)(?:\s*mm(?!\p{Letter}))?(?:\s*(?:${WIDTH}|linssi[a-zåäö]{0,3}(?!\p{Letter})))?`,
  'gu',
)
const BARE = /(?<![\d.,+\-−–])(?<!\p{Letter})(\d{2})(?![\d.,]|\p{Letter})/gu

/** Shares, pieces and sums in everyday words, in euros, and how long a lens is worn in digits, each as the shop writes it. */
const IN_WORDS: readonly (readonly [spoken: RegExp, written: string])[] = [
  // A share of a price or of a drop is no size and no sum.
  [/(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|pros[a-zäö]*)/gu, 'prosenttia'],
  ...['kahden', 'kolmen', 'neljän', 'viiden', 'kuuden'].map(
    (many, at) =>
      [new RegExp(String.raw`(?<!\p{Letter})${many}(?=\s+(?:linssi|kappale|pipeti))`, 'gu'), `${at + 2}`] as const,
  ),
  ...['kaks', 'kolm', 'nel', 'vii', 'kuu', 'seit', 'kahdeks', 'yhdeks'].map(
    (tens, at) =>
      [new RegExp(String.raw`(?<!\p{Letter})${tens}[a-zäö]{0,4}kymp[a-zäö]*`, 'gu'), `${at + 2}0 €`] as const,
  ),
  [/(?<!\p{Letter})(?:sata|sadan)(?=\s+(?:kpl|kappale|pyyh|pipet|linssi))/gu, '100'],
  [/(?<!\p{Letter})sadan\s+mill[a-zäö]*/gu, '100 ml'],
  [/(?<!\p{Letter})kymp(?:pi|pin|piä|illä|pillä)(?!\p{Letter})/gu, '10 €'],
  [/(?<!\p{Letter})(?:satanen|satasen|satasta|satasella|satku[a-zäö]*)(?!\p{Letter})/gu, '100 €'],
  [
    /(?<!\d)(?:2\s*-?\s*(?:viikon|viikkois[a-zäö]*|vko:?n?|vk:?n?)|14\s*-?\s*(?:päivän|pv:?n?))(?!\p{Letter})/gu,
    'kahden viikon',
  ],
  [/(?<!\d)(?:1\s*(?:kk:?n?|kuukauden)|30\s*(?:päivän|pv:?n?))(?!\p{Letter})/gu, 'kuukauden'],
  [/(?<!\d)1\s*(?:päivän|pv:?n?)(?!\p{Letter})/gu, 'yhden päivän'],
]

/** A number and its unit in one: `360ml`, `90linssiä`. */
const WITH_UNIT = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(\d{1,4}(?:[.,]\d{1,2})?)((?:[mdc]?l|litra|k?g|gramm|mm|cm|kpl|kappale|pack|pcs|st|pkt|pak|pari|piilolins|linss|lins|lens|tablet|pyyhe|pyyhk|pipet|pullo|päivä|pv|kk|kuukau|viikko|vko|vk)[a-zåäö]*)(?![\p{L}\d])`,
  'gu',
)

/** What stands under a bar code, in groups, with what calls it so: `ean 6 409981 101371`. */
const BAR_CODE =
  /(?<![\p{L}\d.,])(?:(?:ean|gtin|upc|viivakoodi|streckkod)[a-zåäö-]*[\s:]*|\(01\)\s*)?(\d(?:[ -]?\d){7,13})(?!\d|[.,]\d)/gu

/** The question with its numbers and signs in ASCII. What does not show in a word is no sign. */
function plainly(typed: string): string {
  const plain = typed.replace(/[^\s\p{Letter}]+/gu, (run) => (/^\p{DI}+$/u.test(run) ? '' : plainNumber(run)))
  return plain.replace(BAR_CODE, (written, grouped: string) => {
    const digits = grouped.replace(/\D/g, '')
    return isGtin(digits) ? digits : written
  })
}

function inDigits(text: string): string {
  return IN_WORDS.reduce((said, [spoken, written]) => said.replace(spoken, written), text)
}

/**
 * What the numbers of a question mean: an age, a price in euros, and where the shop sells what has them, a power in D and the width of a lens
 * in mm. A number that means none of these stays a word: it may be of an article.
 */
export function numbersIn(typed: string, { readsNumbers }: { readsNumbers: boolean }): NumbersRead {
  const parts: Part[] = []
  const lower = plainly(typed.slice(0, LONGEST_QUESTION).normalize('NFC').toLowerCase()).replace(WITH_UNIT, '$1 $2')
  let text = readsNumbers ? inDigits(lower) : lower
  const take = (pattern: RegExp, partOf: (match: readonly string[]) => Part | undefined) => {
    text = text.replace(pattern, (...found: unknown[]) => {
      const match = found.filter((one, at) => at < found.length - 2 || typeof one === 'string') as string[]
      const part = partOf(match)
      if (!part) return match[0] ?? ''
      parts.push({ ...part, typed: (match[0] ?? '').trim() })
      return ' '
    })
  }
  if (readsNumbers) take(AGE, ([, years]) => (Number(years) < GROWN_UP ? forChildren() : undefined))
  take(BETWEEN, ([, from, to]) => price(Number(from), Number(to)))
  take(AT_MOST, ([, to]) => price(undefined, Number(to)))
  take(AT_LEAST, ([, from]) => price(Number(from), undefined))
  take(SUM, ([, to]) => price(undefined, Number(to)))
  const bare: Part[] = []
  if (!readsNumbers) return { text, parts, bare, labels: new Set() }
  take(FRAME, ([, width]) => size(Number(width)))
  take(SIZE, ([, named, measured]) => size(Number(named ?? measured)))
  const lens = lensNumbersIn(text)
  for (const [number, width] of lens.text.matchAll(BARE)) {
    const part = size(Number(width))
    if (part) bare.push({ ...part, typed: number, sure: 0.8 })
  }
  return { text: lens.text, parts: [...parts, ...lens.parts], bare, labels: lens.labels }
}

function part(changes: Pick<Part, 'aspect' | 'filters'>): Part {
  return { typed: '', words: '', sure: 1, ...changes }
}

function forChildren(): Part {
  return part({ aspect: 'wearer', filters: [{ facet: 'wearer', values: ['children'] }] })
}

function price(from: number | undefined, to: number | undefined): Part {
  const bounds = { ...(from !== undefined && { from: from * CENTS }), ...(to !== undefined && { to: to * CENTS }) }
  return part({ aspect: 'price', filters: [{ number: 'price', ...bounds }] })
}

function size(width: number): Part | undefined {
  if (width < WIDTHS.from || width > WIDTHS.to) return undefined
  return part({ aspect: 'size', filters: [{ facet: 'lens_width', values: [String(width)] }] })
}
