import type { PayloadRequest } from 'payload'
import { bookReturn } from '#plugins/deliveries/labels.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { noteLabel, type Withdrawal } from './repository.ts'

/** Books the parcel of a return that comes by post, once. Throws where the carrier does not answer. */
export async function bookLabel(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, number, shipment, declared } = withdrawal
  if (shipment) return
  const { address } = (await orderNumbered(req, number)).bought.form
  const { street, zip, city } = address
  await noteLabel(req, ref, await bookReturn(number, { name: declared.name, email: declared.email, street, zip, city }))
}
