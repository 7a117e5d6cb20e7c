import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import { t } from '../text.ts'

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
