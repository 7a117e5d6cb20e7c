import { orderNumbered } from '#plugins/orders/repository.ts'
import { openTrial } from './trial-shop.ts'

export type OrderAdmin = Awaited<ReturnType<typeof openOrderAdmin>>

/** A trial shop with a signed-in order handler. */
export async function openOrderAdmin(...from: Parameters<typeof openTrial>) {
  const trial = await openTrial(...from)
  const handler = await trial.staff('order-handler')
  const ask = (number: string, action: string, body: object) =>
    trial.shop.ask(`/order/${number}/${action}`, body, handler)
  return {
    ...trial,
    handler,
    /** A staff action on an order. */
    ask,
    refund: (number: string, amount: number) => ask(number, 'refund', { amount, typed: number }),
    orderNumbered: async (number: string) => orderNumbered(await trial.shop.req(), number),
    /** A paid frame with single-vision lenses, collected from a store. */
    async glassesOrder() {
      const shopper = await trial.shop.newShopper()
      return trial.paidOrder({ shownTotal: await trial.addGlasses(shopper) }, shopper)
    },
    /** An order of which a gift card has paid 5 €, and the provider the rest. */
    async paidByBoth() {
      const giftCard = await trial.cardWorth(500)
      return { giftCard, ...(await trial.paidOrder({ giftCard, shownTotal: trial.goods.amount - 500 })) }
    },
  }
}
