import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedPlan } from '#contracts/seeds.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { createUnlessTaken } from '#plugins/kit/storage/documents.ts'

export const planSeed: Seed = {
  name: 'lifestyle plans',
  async run(payload, folder) {
    const plans = z.array(SeedPlan).parse(JSON.parse(await readFile(join(folder, 'lifestyle/plans.json'), 'utf8')))
    const written = await Promise.all(plans.map((plan) => createUnlessTaken({ payload }, 'lifestyle-plans', plan)))
    return written.filter(Boolean).length
  },
}
