import type { PayloadRequest } from 'payload'
import { DeliveryMethod } from '#contracts/deliveries.ts'
import { findAll } from '#plugins/kit/documents.ts'

interface Kept extends Omit<DeliveryMethod, 'id'> {
  methodId: number
}

/** The ways of delivery that are offered now, in the editors' order. */
export async function deliveryMethods(req: PayloadRequest): Promise<DeliveryMethod[]> {
  const offered = await findAll<Kept>(req, 'delivery-methods', { isOffered: { equals: true } }, { sort: 'place' })
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
}
