import type { Attribute, Fact, FactSize } from '#contracts/facts.ts'
import { writeDiopters } from '#domain/prescriptions/write-values.ts'
import type { Text } from './text.ts'

type AxisFact = Extract<Fact, { kind: 'axis' }>

/** Text of an attribute in the table of a product page. `t` has the texts of `attributes`. */
export function factText(t: Text, fact: Fact): { label: string; value: string } {
  return { label: t(`names.${fact.attribute}`), value: valueText(t, fact) }
}

function valueText(t: Text, fact: Fact): string {
  const { kind, attribute } = fact
  if (kind === 'text') return fact.text
  if (kind === 'number') return t(`numbers.${attribute}`, { number: decimal(fact.number) })
  if (kind === 'sizes') return fact.sizes.map(sizeText).join(', ')
  if (kind === 'axis' && attribute === 'transmission') return rangeText(t, attribute, fact.values)
  if (kind === 'axis') return t(`axis.${attribute}`, { value: axisText(fact) })
  if (attribute === 'filterCategory' && fact.codes.length > 1) return rangeText(t, attribute, fact.codes)
  const [first, ...others] = fact.codes.map((code) => t(`values.${attribute}.${code}`))
  return [first, ...others.map((other) => other.toLowerCase())].join(', ')
}

/** What lenses that darken go through, from their lightest to their darkest. */
function rangeText(t: Text, attribute: Attribute, values: readonly (number | string)[]): string {
  return t(`ranges.${attribute}`, { from: values[0] ?? '', to: values.at(-1) ?? '' })
}

/** The way opticians write a size: `M 50□21–145 mm`. */
function sizeText({ size, lensWidth, noseBridge, templeLength }: FactSize): string {
  return `${size ? `${size} ` : ''}${decimal(lensWidth)}□${decimal(noseBridge)}–${decimal(templeLength)} mm`
}

/** Powers and axes have many values: only the ends of the range are shown. */
function axisText({ attribute, values }: AxisFact): string {
  const numbers = values.filter((value) => typeof value === 'number')
  const isRange = values.length > 4 && ['power', 'axis'].includes(attribute)
  const shown = isRange ? [Math.min(...numbers), Math.max(...numbers)] : values
  return shown.map((value) => written(attribute, value)).join(isRange ? ' – ' : ', ')
}

/** Powers carry their sign and two decimals, as prescriptions write them, millimeters one decimal at least, as boxes do. */
function written(attribute: Attribute, value: number | string): string {
  if (typeof value === 'string') return value
  if (['baseCurve', 'diameter'].includes(attribute) && Number.isInteger(value)) return `${value},0`
  return ['power', 'cylinder', 'addition'].includes(attribute) ? writeDiopters(value) : decimal(value)
}

function decimal(value: number): string {
  return String(value).replace('.', ',')
}
