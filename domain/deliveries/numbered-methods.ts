import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Market } from '#domain/catalog/attribute-ids.ts'

interface NumberedMethod {
  name: string
  kind: DeliveryMethod['kind']
  /** The market it belongs to; null where it is every market's. */
  market: Market | null
}

/**
 * What the number of a delivery method means, whatever editors call it (specification §3). From 201
 * on they are Finland's own. Only Finland's and collection in a store are offered here; the others
 * are held by the chain's sister markets, so that no number is ever given a second meaning.
 */
const numberedMethods: Readonly<Record<number, NumberedMethod>> = {
  79: { name: 'Letter', kind: 'home', market: 'no' },
  101: { name: 'PostNord letter', kind: 'home', market: 'se' },
  112: { name: 'PostNord MyPack', kind: 'pickup_point', market: 'se' },
  117: { name: 'PostNord MyPack Home', kind: 'home', market: 'se' },
  119: { name: 'Click and collect', kind: 'store', market: null },
  125: { name: 'Airmee', kind: 'home', market: 'se' },
  127: { name: 'Budbee box', kind: 'pickup_point', market: 'se' },
  128: { name: 'Budbee home', kind: 'home', market: 'se' },
  201: { name: 'Posti parcel locker', kind: 'pickup_point', market: 'fi' },
  202: { name: 'Posti home', kind: 'home', market: 'fi' },
  203: { name: 'Matkahuolto pickup point', kind: 'pickup_point', market: 'fi' },
  900: { name: 'Gift cards by mail', kind: 'mail', market: null },
}

/**
 * Why a delivery method of this kind may not have this number here, or null where it may: the number is of a method of another
 * market, or of another kind. A number without a meaning is free.
 */
export function problemWithNumber(id: number, kind: DeliveryMethod['kind']): 'other_market' | 'other_kind' | null {
  const numbered = numberedMethods[id]
  if (!numbered) return null
  if (numbered.market !== null && numbered.market !== 'fi') return 'other_market'
  return numbered.kind === kind ? null : 'other_kind'
}
