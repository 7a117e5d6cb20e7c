import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/extend.ts'
import type { Purchase } from './purchase.ts'

/** Handlers of a later subject. Each may be called any number of times for one purchase. */
export interface PurchaseHandler {
  /** The purchase is paid, and what it bought is held: an order is made of it, which ends it as `ordered`. */
  onPaid: (req: PayloadRequest, purchase: Purchase) => Promise<unknown>
  /** The money of a payment that could not become an order has gone back. Called before that is noted. */
  onRefunded: (req: PayloadRequest, purchase: Purchase) => Promise<unknown>
}

const SEAM = 'purchase handlers'

/** For `extend`: registers what a subject does with purchases. */
export function handlingPurchases(handlers: Record<string, PurchaseHandler>): Handlers {
  return { [SEAM]: handlers }
}

/** Calls the handlers of a paid purchase. Without any handler it stays `paid`, and the sweep tries again. */
export async function purchasePaid(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const handlers = handlersOf<PurchaseHandler>(req.payload.config, SEAM)
  if (handlers.size === 0) throw new Error('No subject makes orders of paid purchases')
  for (const { onPaid } of handlers.values()) await onPaid(req, purchase)
}

export async function purchaseRefunded(req: PayloadRequest, purchase: Purchase): Promise<void> {
  for (const { onRefunded } of handlersOf<PurchaseHandler>(req.payload.config, SEAM).values())
    await onRefunded(req, purchase)
}
