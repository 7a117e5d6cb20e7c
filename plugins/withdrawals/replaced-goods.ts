import type { PayloadRequest } from 'payload'
import type { WithdrawnRow } from '#contracts/withdrawals.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { Order } from '#plugins/orders/repository.ts'

/** Which goods of an order are replaced, or are asked to be: they go back no more. */
type FindReplaced = (req: PayloadRequest, order: Order) => Promise<WithdrawnRow[]>

const EXTENSION_POINT = 'replaced goods'

/** For `extend`: registers who knows which goods are replaced. */
export function knowingReplacedGoods(handlers: Record<string, FindReplaced>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** Every piece of an order that is replaced. */
export async function replacedGoods(req: PayloadRequest, order: Order): Promise<WithdrawnRow[]> {
  const finders = [...handlersOf<FindReplaced>(req.payload.config, EXTENSION_POINT).values()]
  return (await Promise.all(finders.map((find) => find(req, order)))).flat()
}
