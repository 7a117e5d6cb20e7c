import type { PayloadRequest, Where } from 'payload'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { changeEach, countWhere, deleteWhere, findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { deleteContractCart, findContractCart } from './contract-cart.ts'
import { contractsOf, documentFile, documentsOf, type StoredContract } from './repository.ts'

const ofCustomer = ({ number }: Pick<StoredCustomer, 'number'>) => ({ customer: { equals: number } })
const isOver = { status: { equals: 3 } }

/**
 * Contracts among the data of a customer, with their documents. One that goes on stands in the way of a deletion; what has ended
 * is deleted, since orders and invoices keep what bookkeeping needs.
 */
export const lifestyleRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await contractsOf(req, number)
    const files = await Promise.all(found.map((one) => filesOf(req, one)))
    const waiting = await Promise.all(found.map(({ number: contract }) => findContractCart(req, contract)))
    return {
      rows: found.map(({ card: _, key: __, glasses, ...one }, at) => ({
        ...one,
        wearer: glasses.wearer,
        glasses: glasses.pairs.map(({ articleDescription, lenses }) => ({ articleDescription, lenses })),
        chosen: waiting[at]?.lines.map(({ articleId, prescriptionGlasses }) => ({ articleId, prescriptionGlasses })),
      })),
      files: files.flat(),
      // They hold the values of the customer's glasses and which lenses they have.
      isHealth: found.length > 0,
    }
  },
  async erase(req, customer) {
    await deleteContracts(req, { and: [ofCustomer(customer), isOver] })
    return []
  },
  merge: {
    count: (req, customer) => countWhere(req, 'lifestyle-contracts', ofCustomer(customer)),
    move: (req, from, into) => changeEach(req, 'lifestyle-contracts', ofCustomer(from), { customer: into.number }),
  },
  async obstacle(req, customer) {
    const open = { and: [ofCustomer(customer), { status: { not_equals: 3 } }] }
    return (await countWhere(req, 'lifestyle-contracts', open)) > 0 ? 'lifestyle.still_open' : null
  },
}

async function filesOf(req: PayloadRequest, { number }: StoredContract) {
  const documents = await documentsOf(req, number)
  return Promise.all(
    documents.map(async ({ id }) => ({
      path: `${number}-${id}.pdf`,
      bytes: Buffer.from(await documentFile(req, number, id), 'base64'),
    })),
  )
}

/** Deletes contracts, what belongs to them first. */
async function deleteContracts(context: WithPayload, where: Where): Promise<void> {
  await oneByOne(await findAll(context, 'lifestyle-contracts', where, { fields: ['number'] }), async ({ number }) => {
    await deleteContractCart(context, number)
    for (const slug of ['lifestyle-documents', 'lifestyle-bills', 'lifestyle-rows'] as const)
      await deleteWhere(context, slug, { contract: { equals: number } })
    await deleteWhere(context, 'lifestyle-contracts', { and: [where, { number: { equals: number } }] })
  })
}

/** Deletes contracts that ended long ago. */
export const eraseContracts: ScheduledTask = {
  name: 'forget lifestyle contracts',
  every: 3_600_000,
  async run(context) {
    const before = retentionCutoff('lifestyle contracts').slice(0, 10)
    await deleteContracts(context, { and: [isOver, { endedOn: { less_than: before } }] })
    return 0
  },
}
