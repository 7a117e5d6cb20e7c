import type { Consent } from './consent.ts'
import { productId, shownVariant, type Display } from './protocol.ts'

/** Which list a product was shown in: analytics know it as `depict_` and this. */
export type ListType = 'search_results' | 'product_listing' | 'recommendations'

/** Reports to the analytics of the host what is shown and chosen (specification §7). */
export interface Analytics {
  /** Products that have come to be shown, in their order. */
  viewItems: (displays: readonly Display[]) => void
  /** One that was chosen. */
  selectItem: (display: Display) => void
  /** An address that is looked at without a page being loaded, such as that of a query in the modal. */
  viewPage: (address: string) => void
}

type Gtag = (command: 'event', name: string, parameters: Record<string, unknown>) => void

/** Products of one event at most (specification §9). */
const BATCH = 100

const silent: Analytics = { viewItems: () => undefined, selectItem: () => undefined, viewPage: () => undefined }

/** Calls the `gtag` of the page, which the host has loaded, with consent alone. Silent where the host does not ask for it. */
export function analyticsOf(isWanted: boolean, consent: Consent): Analytics {
  if (!isWanted) return silent
  const report: Gtag = (...event) => {
    const { gtag } = globalThis as { gtag?: Gtag }
    if (consent.isGiven()) gtag?.(...event)
  }
  return {
    viewItems(displays) {
      for (const [type, some] of Map.groupBy(displays, listOf))
        for (let at = 0; at < some.length; at += BATCH) {
          const items = some.slice(at, at + BATCH).map(itemOf)
          report('event', 'view_item_list', { item_list_name: `depict_${type}`, items })
        }
    },
    selectItem: (display) =>
      report('event', 'select_content', { content_type: 'product', item_id: idOf(display), items: [itemOf(display)] }),
    viewPage: (address) =>
      report('event', 'page_view', { page_location: new URL(address, location.href).href, page_title: document.title }),
  }
}

function listOf({ search_result_id: search, product_listing_result_id: listing }: Display): ListType {
  return search ? 'search_results' : listing ? 'product_listing' : 'recommendations'
}

function itemOf(display: Display): Record<string, unknown> {
  const { title, brand, sale_price: price } = shownVariant(display)
  return {
    item_id: idOf(display),
    ...(title && { item_name: title }),
    ...(brand && { item_brand: brand }),
    ...(price !== null && price !== undefined && Number.isFinite(Number(price)) && { price: Number(price) }),
    item_list_name: `depict_${listOf(display)}`,
  }
}

function idOf(display: Display): string {
  return shownVariant(display).ga_product_id ?? productId(display)
}
