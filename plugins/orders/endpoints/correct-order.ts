import { correctOrder } from '#contracts/order-handling.ts'
import { correctedBuyer } from '#domain/orders/correct-buyer.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ORDER_DEEDS } from '../order-deeds.ts'
import { changeOrder, withEvent } from '../repository.ts'

/** `POST /api/order/:number/correct`: how the buyer is reached. The timeline says which parts were corrected, and by whom. */
export const correctOrderEndpoint = endpoint(
  correctOrder,
  { who: ORDER_DEEDS.correct },
  async ({ number, ...typed }, req) => {
    await changeOrder(req, number, (order) => {
      const { changed, ...reached } = correctedBuyer({ state: order.state, ...order.bought.form }, typed)
      if (changed.length === 0) return {}
      return { reached, ...withEvent(order, 'corrected', staffNameOf(req), changed.join(' ')) }
    })
    return { isCorrected: true as const }
  },
)
