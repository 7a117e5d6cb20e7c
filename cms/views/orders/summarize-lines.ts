import { lineName } from '#domain/orders/row-pieces.ts'
import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import { t } from '../text.ts'
import { eyeNames } from './eye-names.ts'

const MAX_NAMED = 2

/**
 * Gives an order's lines as one text: `Halinen, musta · 2 × Aurakivi Daily · ja 3 muuta`. Ground lenses are part of
 * their frame.
 */
export function summarizeLines(lines: LineWithoutPrescription[]): string {
  const goods = lines.filter(({ parentRef }) => parentRef === null)
  const named = goods
    .slice(0, MAX_NAMED)
    .map(({ quantity, articleDescription: name }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const more = goods.length - MAX_NAMED
  return [...named, ...(more > 0 ? [t('order.more', { count: more })] : [])].join(' · ')
}

/** Gives the lenses to be ground, with their tint: `2 × Yksiteholinssit, ohuet, Ruskea 80 %`. */
export function summarizeLenses(lines: LineWithoutPrescription[]): string {
  return lines
    .filter(({ parentRef }) => parentRef !== null)
    .map((line) => (line.quantity > 1 ? `${line.quantity} × ${lineName(line, eyeNames)}` : lineName(line, eyeNames)))
    .join(' · ')
}
