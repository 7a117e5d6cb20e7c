import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { Purchase } from './purchase.ts'

/**
 * A later subject makes an order of a paid purchase, whose goods are held, and ends it as `ordered`. May be called any
 * number of times for one purchase.
 */
export type PurchaseHandler = (req: PayloadRequest, paid: Purchase) => Promise<unknown>

const EXTENSION_POINT = 'purchase handlers'

/** For `extend`: registers what a subject makes of paid purchases. */
export function handlingPurchases(handlers: Record<string, PurchaseHandler>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** Calls the handlers of a paid purchase. Without any handler it stays `paid`, and the sweep tries again. */
export async function purchasePaid(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const handlers = handlersOf<PurchaseHandler>(req.payload.config, EXTENSION_POINT)
  if (handlers.size === 0) throw new Error('No subject makes orders of paid purchases')
  for (const makeOrder of handlers.values()) await makeOrder(req, purchase)
}
