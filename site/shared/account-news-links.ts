import type { AccountNews } from '#contracts/customers.ts'
import type { RouteName } from './routes.ts'

type Link = { route: RouteName; parameters?: Record<string, string> }

/**
 * Where each kind of news on My Pages' first page leads. Its sentence is `locales/fi/my-orders.json news.<kind>`, the
 * words of its link `news_link.<kind>`. A kind without a page of its own has no entry, and its sentence no link.
 */
export const newsLinks: Partial<Record<AccountNews['kind'], (news: AccountNews) => Link>> = {
  parcel_under_way: ({ ref }) => ({ route: 'my_order', parameters: { order: ref } }),
  order_ready: ({ ref }) => ({ route: 'my_order', parameters: { order: ref } }),
  invoice_due: invoiceOf,
  invoice_overdue: invoiceOf,
  prescription_awaited: ({ ref }) => ({ route: 'my_order', parameters: { order: ref } }),
  return_to_send: ({ ref }) => ({ route: 'my_order', parameters: { order: ref } }),
  prescription_ages: ({ ref }) => ({ route: 'account_prescription', parameters: { ref } }),
  charge_failed: ({ ref }) => ({ route: 'subscription_card', parameters: { subscriptionId: ref } }),
  card_missing: ({ ref }) => ({ route: 'subscription_card', parameters: { subscriptionId: ref } }),
  company: ({ ref }) => ({ route: 'my_company', parameters: { businessId: ref } }),
  exam_coming: ({ ref }) => ({ route: 'booking', parameters: { number: ref } }),
}

/** An invoice of a subscription is found under that one's number alone. */
function invoiceOf({ ref, subscriptionId = 0 }: AccountNews): Link {
  return { route: 'invoice_details', parameters: { id: ref, subId: String(subscriptionId) } }
}
