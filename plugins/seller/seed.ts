import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Seller } from '#contracts/seller.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { seedSeller } from './repository.ts'

export const sellerSeed: Seed = {
  name: 'seller',
  async run(payload, folder) {
    const invented = Seller.parse(JSON.parse(await readFile(join(folder, 'seller/seller.json'), 'utf8')))
    return (await seedSeller(payload, invented)) ? 1 : 0
  },
}
