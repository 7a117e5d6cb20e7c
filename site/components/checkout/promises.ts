import type { CartLine } from '#contracts/cart.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { shopTime } from '#site/shared/shop-time.ts'

export type PromiseKind = 'stock' | 'ground' | 'supplier'

type Line = Pick<CartLine, 'ref' | 'parentRef' | 'availability' | 'leadTimeDays' | 'prescriptionComes' | 'giftCard'>

/**
 * By which day the goods of each kind leave us, for the kinds there are. A frame waits for the lenses ground for it,
 * and they for a prescription that is sent later: then no day can be promised. Gift cards are not carried.
 */
export function promises(all: readonly Line[], at: Date = shopTime()): { kind: PromiseKind; day: string | null }[] {
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
    return ofKind.length > 0 ? [{ kind, day: isAwaited ? null : promisedDay(ofKind, at) }] : []
  })
}
