import type { CartLine } from '#contracts/cart.ts'
import { daysFromFitting, fittedLines } from '#domain/orders/fitting.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { shopTime } from '#site/shared/shop-time.ts'

export type PromiseKind = 'stock' | 'ground' | 'supplier'

type Line = Pick<
  CartLine,
  'ref' | 'parentRef' | 'availability' | 'leadTimeDays' | 'prescriptionComes' | 'needsFitting' | 'giftCard'
>

interface KindPromise {
  kind: PromiseKind
  day: string | null
  /** Working days from the fitting, where one comes first. */
  afterFitting?: number
}

/**
 * By which day the goods of each kind leave us, for the kinds there are. A frame waits for the lenses ground for it,
 * and they for a prescription that is sent later, or for their fitting: then no day can be promised. Gift cards are not
 * carried.
 */
export function promises(all: readonly Line[], at: Date = shopTime()): KindPromise[] {
  const lines = all.filter(({ giftCard }) => !giftCard)
  const frames = new Set(lines.map(({ parentRef }) => parentRef))
  const kindOf = ({ ref, parentRef, availability }: Line): PromiseKind => {
    if (parentRef !== null || frames.has(ref)) return 'ground'
    return availability === 'supplier_order' ? 'supplier' : 'stock'
  }
  const kinds: PromiseKind[] = ['stock', 'supplier', 'ground']
  return kinds.flatMap((kind) => {
    const ofKind = lines.filter((line) => kindOf(line) === kind)
    const isAwaited = ofKind.some(({ prescriptionComes }) => prescriptionComes === 'later')
    if (fittedLines(ofKind).length > 0) return [{ kind, day: null, afterFitting: daysFromFitting(ofKind) }]
    return ofKind.length > 0 ? [{ kind, day: isAwaited ? null : promisedDay(ofKind, at) }] : []
  })
}
