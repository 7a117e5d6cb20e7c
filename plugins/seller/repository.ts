import type { Payload, PayloadRequest } from 'payload'
import { Seller } from '#contracts/seller.ts'
import { remembered } from '#plugins/kit/remembered.ts'

/** Who sells, or null until an admin has written it down. Every page, letter and receipt asks. */
export const keptSeller = remembered('seller', async ({ payload }): Promise<Seller | null> => {
  const written = Seller.safeParse(await payload.db.findGlobal({ slug: 'seller' as never }))
  return written.success ? written.data : null
})

export const sellerOf = (hand: Pick<PayloadRequest, 'payload'>) => keptSeller.read(hand)

/** Writes down who sells, unless somebody has. Tells whether it did. */
export async function writeUnlessWritten(payload: Payload, seller: Seller): Promise<boolean> {
  if (await sellerOf({ payload })) return false
  await payload.updateGlobal({ slug: 'seller' as never, data: seller as never })
  return true
}
