import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { bookReturn } from '#plugins/deliveries/return-labels.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { noteLabel, type Withdrawal } from './repository.ts'

/**
 * Books the parcel of a return that comes by post, once. Where the carrier does not answer, the return stands, and the
 * sweep asks again.
 */
export async function bookLabel(req: PayloadRequest, withdrawal: Withdrawal): Promise<Withdrawal> {
  const { ref, number, owesLabel, declared } = withdrawal
  if (!owesLabel) return withdrawal
  const { address } = (await orderNumbered(req, number)).bought.form
  const { street, zip, city } = address
  try {
    const booked = await bookReturn(number, { name: declared.name, email: declared.email, street, zip, city })
    return (await noteLabel(req, ref, booked)) ?? withdrawal
  } catch (problem) {
    if (problem instanceof Refusal) return withdrawal
    throw problem
  }
}
