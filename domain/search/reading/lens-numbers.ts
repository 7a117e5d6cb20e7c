import type { FacetFilter, RangeFilter } from '../engine.ts'
import type { Part } from './reading.ts'

/** What numbers of a prescription and of a lens package mean, and the text without them. */
interface LensNumbers {
  text: string
  parts: Part[]
  /** Words such as `cyl` that say what a number beside them is: they stay in the text, for pages that explain them. */
  labels: ReadonlySet<string>
}

/** Powers in D. */
const MOST_POWER = 20

const MINUS = /-|miinus|minus/
const PLUS = /\+|plus/
const SIGN = String.raw`(?:[±?]|[+-](?:\s?/?\s?[+-])*|(?:miinus|minus|plussa|plus)(?!\p{L}))`
const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?(?!\d|[.,]\d)`
/** Opticians' numbers without a sign, which are no size of a bottle. */
const QUARTERS = String.raw`\d{1,2}[.,](?:00|25|50|75|0|5)(?!\d|[.,]\d|\s*(?:[mdc]l|l|mm|cm|kg|g|€|e|eur|%)(?!\p{L}))`
const BEHIND = String.raw`(?:[+-](?![\p{L}\d])|\s[+-](?!\s*[\p{L}\d])|\s?(?:miinus|minus|plus)[a-zäö]{0,2}(?!\s*[\p{L}\d]))`
const UNIT = String.raw`(?:\s*(?:d|dpt)(?!\p{L}))?`
/** Begins no other word or number. */
const APART = String.raw`(?<![\p{L}\d.,+-])`
const labelled = (names: string) => String.raw`(?:${names})(?!\p{L})\s*[:=]?\s*`
const CYLINDER = labelled('cyl|syl|sylinteri(?:n|ä|llä)?|cylinder')
const AXIS = String.raw`(?:\s*(?:[x×*/@]|${labelled('axis|axel|akseli|ax|aks')})?\s*\d{1,3}(?!\d|[.,]\d|\s*\p{L})\s*°?)?`

/** A sphere, then what stands behind it: a cylinder, whose sign says nothing of the sphere, and an axis. */
const POWER = new RegExp(
  String.raw`${APART}(?:${labelled('sph|sf|sfär|pwr|power')})?(?:(?<sign>${SIGN})\s?(?<signed>${NUMBER})|(?<plain>${QUARTERS}|\d{1,2}(?=${BEHIND})))(?<behind>${BEHIND})?${UNIT}` +
    String.raw`(?:\s*[/;,]?\s*(?<cylinder>(?:${CYLINDER})?(?:${SIGN}\s?${NUMBER}(?:${BEHIND})?|${QUARTERS}${BEHIND})${UNIT}${AXIS}))?`,
  'gu',
)
const CYLINDER_ALONE = new RegExp(
  String.raw`${APART}(?<cylinder>${CYLINDER}(?:${SIGN}\s?${NUMBER}|${QUARTERS})(?:${BEHIND})?${UNIT}${AXIS})`,
  'gu',
)
const CYLINDER_VALUE = new RegExp(String.raw`(?<sign>${SIGN})?\s?(?<number>${NUMBER})(?<behind>${BEHIND})?`, 'u')
/** What stands on a package of contact lenses: `bc 8,6`, `halkaisija 14,2`. */
const BASE_CURVE = new RegExp(
  String.raw`${APART}(?:${labelled('bc|base ?curve|basecurve|peruskaarevuus|kaarevuus|baskurva')})(?<number>\d{1,2}(?:[.,]\d{1,2})?)(?:\s*mm)?(?![\d\p{L}])`,
  'gu',
)
const DIAMETER = new RegExp(
  String.raw`${APART}(?:${labelled('dia|diam|diameter|diametri|halkaisija|ø|⌀')})(?<number>\d{1,2}(?:[.,]\d{1,2})?)(?:\s*mm)?(?![\d\p{L}])`,
  'gu',
)
/** Numbers of a prescription that no goods are found by. */
const OTHER = new RegExp(
  String.raw`${APART}(?:${labelled('add|lukulisä|pd|ipd|pt')})(?:${SIGN})?\s?${NUMBER}(?:\s*/\s*${NUMBER})?`,
  'gu',
)

/** The numbers of opticians. What has no sure sign is looked for by neither, and is reported. */
export function lensNumbersIn(typed: string): LensNumbers {
  const parts: Part[] = []
  const labels = new Set<string>()
  let text = typed
  const take = (pattern: RegExp, partsOf: (groups: Record<string, string | undefined>, all: string) => Part[]) => {
    text = text.replace(pattern, (...found: unknown[]) => {
      const all = String(found[0])
      const read = partsOf(found.at(-1) as Record<string, string | undefined>, all.trim())
      if (read.length === 0) return all
      parts.push(...read)
      const words =
        all.match(/\p{Letter}{2,}/gu)?.filter((word) => !/^(?:dpt|mm|(?:mii?nus|plus).{0,2})$/.test(word)) ?? []
      for (const word of words) labels.add(word)
      return ` ${words.join(' ')} `
    })
  }
  const measure = (facet: string) => (groups: Record<string, string | undefined>, all: string) => [
    part(all, 'size', [{ facet, values: [String(numberOf(groups['number'] ?? ''))] }]),
  ]
  take(BASE_CURVE, measure('base_curve'))
  take(DIAMETER, measure('diameter'))
  take(OTHER, (_, all) => [unread(all)])
  take(CYLINDER_ALONE, ({ cylinder = '' }) => cylinderOf(cylinder))
  take(POWER, ({ sign, signed, plain, behind, cylinder }, all) => {
    const diopters = signOf(sign, behind)
    const number = numberOf(signed ?? plain ?? '')
    if (number > MOST_POWER || (number * 4) % 1 !== 0) return []
    const sphere = cylinder === undefined ? all : all.slice(0, all.length - cylinder.length).replace(/[\s/;,]+$/, '')
    const own = diopters === null ? unread(sphere) : powerPart(sphere, 'power', (diopters ?? 1) * number)
    return [
      ...(cylinder === undefined ? [] : diopters ? cylinderOf(cylinder) : [unread(cylinder)]),
      diopters === undefined ? { ...own, isUnsigned: true } : own,
    ]
  })
  return { text, parts, labels }
}

function cylinderOf(written: string): Part[] {
  const { sign, number = '', behind } = CYLINDER_VALUE.exec(written)?.groups ?? {}
  const diopters = signOf(sign, behind)
  const typed = written.trim()
  return [diopters ? powerPart(typed, 'cylinder', diopters * numberOf(number)) : unread(typed)]
}

/** 1 or -1; null where signs differ or are unsure, undefined where there is none. */
function signOf(before: string | undefined, behind: string | undefined): 1 | -1 | null | undefined {
  const signs = [before, behind].filter((sign) => sign !== undefined)
  if (signs.length === 0) return undefined
  if (signs.some((sign) => /[±?]|[+-].*[+-]/.test(sign))) return null
  if (signs.every((sign) => MINUS.test(sign))) return -1
  return signs.every((sign) => PLUS.test(sign)) ? 1 : null
}

function powerPart(typed: string, name: 'power' | 'cylinder', diopters: number): Part {
  return part(typed, 'power', [
    { number: `${name}_from`, to: diopters },
    { number: `${name}_to`, from: diopters },
  ])
}

/** Reported, and not looked for. */
function unread(typed: string): Part {
  return { ...part(typed, 'power', []), isUnread: true }
}

function part(typed: string, aspect: Part['aspect'], filters: (FacetFilter | RangeFilter)[]): Part {
  return { typed, aspect, words: '', filters, sure: 1 }
}

function numberOf(written: string): number {
  return Number(written.replace(',', '.'))
}
