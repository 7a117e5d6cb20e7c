import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { orderPlans } from '#domain/subscriptions/order-plans.ts'
import { textOf } from '#locales/texts.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { isPurchased, type Order } from '#plugins/orders/order.ts'
import type { SubscriptionWords } from '#plugins/orders/hooks.ts'

/** What the confirmation of an order says of the subscriptions that begin with it: when the next delivery is charged and comes. */
export function confirmationWords({ source, language, bought, promisedOn }: Order): SubscriptionWords {
  const plans = isPurchased(source) ? orderPlans(bought.lines, promisedOn) : []
  if (plans.length === 0) return { paragraphs: [], links: [] }
  const t = textOf(language, 'mail')
  const often = textOf(language, 'cart')
  return {
    paragraphs: plans.flatMap(({ interval, next: [second] }) =>
      second
        ? t('subscription.begun', {
            interval: often(`lines.${interval}`),
            charged: finnishDay(second.processedOn),
            there: finnishDay(second.wantedOn),
          })
        : [],
    ),
    links: [{ href: shopUrl('/omat-sivut/tilaus'), label: t('subscription.link') }],
  }
}
