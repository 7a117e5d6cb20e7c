import type { PayloadRequest } from 'payload'
import { DeliveryMethod } from '#contracts/deliveries.ts'
import { findAll } from '#plugins/kit/documents.ts'
import { remembered } from '#plugins/kit/remembered.ts'

interface Kept extends Omit<DeliveryMethod, 'id'> {
  methodId: number
}

/** The ways of delivery that are offered now, in the editors' order. */
export const deliveryMethods = (req: PayloadRequest) => offeredMethods.read(req)

/** Asked with every look at a cart, changed a few times a year. */
export const offeredMethods = remembered('delivery-methods', async (hand): Promise<DeliveryMethod[]> => {
  const offered = await findAll<Kept>(hand, 'delivery-methods', { isOffered: { equals: true } }, { sort: 'place' })
  return offered.map(({ methodId, name, kind, carrier, price, freeFrom, promise }) =>
    DeliveryMethod.parse({
      id: methodId,
      name,
      kind,
      carrier: carrier ?? null,
      price,
      freeFrom: freeFrom ?? null,
      promise,
    }),
  )
})
