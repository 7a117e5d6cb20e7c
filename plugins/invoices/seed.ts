import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Seed } from '#plugins/kit/extend.ts'
import { seedAccount } from './repository.ts'

const Account = z.object({
  iban: z.string(),
  bic: z.string(),
  eInvoiceAddress: z.string(),
  eInvoiceOperator: z.string(),
})

export const invoicingSeed: Seed = {
  name: 'invoicing',
  async run(payload, folder) {
    const invented = Account.parse(JSON.parse(await readFile(join(folder, 'seller/account.json'), 'utf8')))
    return (await seedAccount(payload, invented)) ? 1 : 0
  },
}
