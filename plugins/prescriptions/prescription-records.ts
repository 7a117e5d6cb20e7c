import type { PayloadRequest } from 'payload'
import type { KeepsRecords, StoredRecord, RecordFile } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { changeEach, countWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { valuesOf } from './stored-values.ts'
import { storedBy, type StoredPrescription } from './last-glasses.ts'
import { fileOf, erasePrescription, summaryOf } from './repository.ts'

const readsOf = (req: PayloadRequest, customer: string) =>
  findAll(req, 'prescription-reads', { customer: { equals: customer } }, { sort: 'at' })

/** Stored prescriptions among the data of a customer, with who has opened them. The log of openings outlives them. */
export const prescriptionRecords: KeepsRecords = {
  async collect(req, { number }) {
    const saved = await storedBy(req, number)
    const files = await Promise.all(saved.filter(({ file }) => file !== null).map(recordFile))
    const reads = (await readsOf(req, number)).map(({ at, who, why, prescription }) => ({ at, who, why, prescription }))
    return {
      rows: [...saved.map((one) => ({ ...summaryOf(one), ...valuesOf(req, one) })), ...reads],
      files,
      isHealth: saved.length > 0,
    }
  },
  stored: storedReads,
  async erase(req, customer) {
    await oneByOne(await storedBy(req, customer.number), (one) => erasePrescription(req, one))
    return storedReads(req, customer)
  },
  merge: {
    count: (req, { number }) => countWhere(req, 'kept-prescriptions', { customer: { equals: number } }),
    async move(req, from, into) {
      const [ofCustomer, customer] = [{ customer: { equals: from.number } }, into.number]
      await changeEach(req, 'kept-prescriptions', ofCustomer, { customer })
      await changeEach(req, 'prescription-reads', ofCustomer, { customer })
      await changeEach(req, 'prescription-files', { owner: { equals: from.shopper } }, { owner: into.shopper })
    },
  },
}

/** The log of openings, which the law keeps. */
async function storedReads(req: PayloadRequest, { number }: Pick<StoredCustomer, 'number'>): Promise<StoredRecord[]> {
  const reads = await readsOf(req, number)
  const last = reads.at(-1)?.at
  if (last === undefined) return []
  const until = plusDays(helsinkiDay(last), retentionPeriods['prescription reads'].days)
  return [{ period: 'prescriptions', count: reads.length, until }]
}

async function recordFile(stored: StoredPrescription): Promise<RecordFile> {
  const { type, bytes } = await fileOf(stored)
  return { path: `${stored.ref}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`, bytes }
}
