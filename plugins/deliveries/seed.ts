import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedDeliveryMethod } from '#contracts/seeds.ts'
import { createUnlessTaken } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { offeredMethods } from './repository.ts'

export const deliverySeed: Seed = {
  name: 'delivery methods',
  async plant(payload, folder) {
    const methods = z
      .array(SeedDeliveryMethod)
      .parse(JSON.parse(await readFile(join(folder, 'deliveries/methods.json'), 'utf8')))
    const written = await Promise.all(
      methods.map((method) => createUnlessTaken({ payload }, 'delivery-methods', { ...method, isOffered: true })),
    )
    const planted = written.filter(Boolean).length
    if (planted > 0) await offeredMethods.invalidate({ payload })
    return planted
  },
}
