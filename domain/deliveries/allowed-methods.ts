import type { DeliveryMethod } from '#contracts/deliveries.ts'
import { type Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

/**
 * Whether a postal code is on Åland (22xxx), which lies behind a VAT border: we do not send there
 * and offer collection in a store instead.
 */
export function isAland(zip: string): boolean {
  return /^22\d{3}$/.test(zip.trim())
}

/** The properties of goods that decide their delivery methods. A cart of the contract is one. */
interface Load {
  items: readonly { needsFitting: boolean; giftCard?: object | undefined }[]
}

/** Whether everything here is a gift card, so that nothing is carried anywhere. */
export function isOnlyGiftCards(items: readonly Pick<Load['items'][number], 'giftCard'>[]): boolean {
  return items.length > 0 && items.every(({ giftCard }) => giftCard !== undefined)
}

/** How gift cards are delivered, in the language of their buyer. */
const BY_MAIL_NAMES: Record<Language, string> = {
  fi: 'Sähköpostilla tai tulostettavana',
  sv: 'Per e-post eller för utskrift',
  en: 'By email or for printing',
}

/** How an order of nothing but gift cards is delivered. It is no method of the editors, and costs nothing. */
export const BY_MAIL: DeliveryMethod = {
  id: 900,
  name: BY_MAIL_NAMES[SHOP_LANGUAGE],
  kind: 'mail',
  carrier: null,
  price: 0,
  freeFrom: null,
  promise: '',
}

/**
 * The delivery methods for these goods to this postal code, in their order.
 *
 * Gift cards alone are mailed; beside other goods they do not count. Lenses that are fitted on the face are collected in a store, and so is everything for Åland.
 *
 * @param zip as typed; left out while it is not known.
 * @param language of the buyer, in which the methods are named already.
 */
export function allowedMethods(
  methods: readonly DeliveryMethod[],
  load: Load,
  zip = '',
  language: Language = SHOP_LANGUAGE,
): DeliveryMethod[] {
  if (isOnlyGiftCards(load.items)) return [{ ...BY_MAIL, name: BY_MAIL_NAMES[language] }]
  return methods.filter((method) => problemWithMethod(method, load, zip) === null)
}

/** Why these goods may not be sent by this method, or undefined if they may. */
export function problemWithMethod({ kind }: Pick<DeliveryMethod, 'kind'>, load: Load, zip: string): RefusalCode | null {
  if (kind === 'store') return null
  if (load.items.some(({ needsFitting }) => needsFitting)) return 'delivery.fitting_in_store'
  return isAland(zip) ? 'address.aland' : null
}
