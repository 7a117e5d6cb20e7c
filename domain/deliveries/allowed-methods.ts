import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { isAland } from './aland.ts'

/** What of the goods decides how they may travel. A cart of the contract is one. */
interface Load {
  items: readonly { needsFitting: boolean }[]
}

/**
 * The ways in which these goods may travel to this postal code, in their order.
 *
 * Lenses that are fitted on the face are collected in a store, and so is everything for Åland.
 *
 * @param zip as typed; left out while it is not known.
 */
export function allowedMethods(methods: readonly DeliveryMethod[], load: Load, zip = ''): DeliveryMethod[] {
  return methods.filter((method) => problemWithMethod(method, load, zip) === null)
}

/** Why these goods may not travel this way, or nothing if they may. */
export function problemWithMethod({ kind }: Pick<DeliveryMethod, 'kind'>, load: Load, zip: string): RefusalCode | null {
  if (kind === 'store') return null
  if (load.items.some(({ needsFitting }) => needsFitting)) return 'delivery.fitting_in_store'
  return isAland(zip) ? 'address.aland' : null
}
