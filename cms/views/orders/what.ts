import { lineName } from '#domain/orders/line-name.ts'
import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import { t } from '../text.ts'
import { eyeNames } from './eye-names.ts'

const NAMED = 2

/** What was bought, in one line: `Halinen, musta · 2 × Aurakivi Daily · ja 3 muuta`. Ground lenses go with their frame. */
export function whatOf(lines: LineWithoutPrescription[] | null): string {
  if (!lines) return t('order.unreadable_goods')
  const goods = lines.filter(({ parentRef }) => parentRef === null)
  const named = goods
    .slice(0, NAMED)
    .map(({ quantity, articleDescription: name }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const more = goods.length - NAMED
  return [...named, ...(more > 0 ? [t('order.more', { count: more })] : [])].join(' · ')
}

/** The lenses to be ground, with their tint: `2 × Yksiteholinssit, ohuet, Ruskea 80 %`. */
export function lensesOf(lines: LineWithoutPrescription[] | null): string {
  return (lines ?? [])
    .filter(({ parentRef }) => parentRef !== null)
    .map((line) => (line.quantity > 1 ? `${line.quantity} × ${lineName(line, eyeNames)}` : lineName(line, eyeNames)))
    .join(' · ')
}
