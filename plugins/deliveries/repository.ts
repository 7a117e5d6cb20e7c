import type { PayloadRequest } from 'payload'
import { DeliveryMethod } from '#contracts/deliveries.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { cached } from '#plugins/kit/storage/cached.ts'

/** The ways of delivery that are offered now, in the editors' order. */
export const deliveryMethods = (req: PayloadRequest) => offeredMethods.read(req)

/** Cached, since every view of a cart reads it and it changes a few times a year. */
export const offeredMethods = cached('delivery-methods', async (context): Promise<DeliveryMethod[]> => {
  const offered = await findAll(context, 'delivery-methods', { isOffered: { equals: true } }, { sort: 'place' })
  return offered.map(({ methodId, name, kind, carrier, price, freeFrom, promise }) =>
    DeliveryMethod.parse({
      id: methodId,
      name,
      kind,
      carrier,
      price,
      freeFrom,
      promise,
    }),
  )
})
