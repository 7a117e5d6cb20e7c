import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import { Seller } from '#contracts/seller.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { cached } from '#plugins/kit/storage/cached.ts'

/** The seller, or null until an admin has entered it. Cached, since every page, letter and receipt reads it. */
export const cachedSeller = cached('seller', async ({ payload }): Promise<Seller | null> => {
  const written = Seller.safeParse(await payload.db.findGlobal({ slug: 'seller' }))
  return written.success ? written.data : null
})

export const sellerOf = (context: Pick<PayloadRequest, 'payload'>) => cachedSeller.read(context)

/** Stores the seller unless there is one. True when it was stored. */
export async function seedSeller(payload: Payload, seller: Seller): Promise<boolean> {
  if (await sellerOf({ payload })) return false
  await payload.updateGlobal({ slug: 'seller', data: seller })
  return true
}

export const sellerSeed: Seed = {
  name: 'seller',
  async run(payload, folder) {
    const invented = Seller.parse(JSON.parse(await readFile(join(folder, 'seller/seller.json'), 'utf8')))
    return (await seedSeller(payload, invented)) ? 1 : 0
  },
}
