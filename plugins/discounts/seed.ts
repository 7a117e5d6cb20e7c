import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedDiscountCode } from '#contracts/seeds.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { createUnlessTaken } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'

export const discountSeed: Seed = {
  name: 'discount codes',
  async run(payload, folder) {
    const file = await readFile(join(folder, 'discounts/discounts.json'), 'utf8')
    const codes = z.array(SeedDiscountCode).parse(JSON.parse(file))
    const written = await Promise.all(
      codes.map((code) => createUnlessTaken({ payload }, 'discount-codes', toDocument(code))),
    )
    return written.filter(Boolean).length
  },
}

function toDocument({ startsDaysAgo, endsInDays, maxUses, ...code }: SeedDiscountCode) {
  const uses = { isLimited: maxUses !== null, usesLeft: maxUses ?? 0, holds: {}, holdsVersion: 0 }
  return { ...code, ...uses, startsOn: dayFromNow(-startsDaysAgo), endsOn: dayFromNow(endsInDays) }
}

function dayFromNow(days: number): string {
  return nowIso(days * 86_400_000).slice(0, 10)
}
