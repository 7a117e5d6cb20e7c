import type { SubscriptionInterval } from '#contracts/cart.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { Refusal } from '#domain/refusal.ts'

type Subscribed = Pick<Goods, 'subscriptionPrice'>

/** Whether goods may come at this interval; a single purchase has none. They may where they have a price for subscriptions. */
export function canBeSubscribed(interval: SubscriptionInterval | null | undefined, goods: Subscribed): boolean {
  return !interval || goods.subscriptionPrice !== null
}

/** Whether anything of these lines comes by subscription. */
export function isSubscribed(lines: readonly { subscriptionInterval: SubscriptionInterval | null }[]): boolean {
  return lines.some(({ subscriptionInterval }) => subscriptionInterval !== null)
}

/** Throws where goods may not come at this interval. */
export function assertBeSubscribable(interval: SubscriptionInterval | null | undefined, goods: Subscribed): void {
  if (!canBeSubscribed(interval, goods)) throw new Refusal('subscription.article_not_available')
}
