import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { findEach } from '#plugins/kit/storage/documents.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { erasePrescription } from './repository.ts'

/** Deletes stored prescriptions that are too old to compare anything with, each with its file. */
export const eraseStoredPrescriptions: ScheduledTask = {
  name: 'forget kept prescriptions',
  every: 3_600_000,
  async run(req) {
    const old = { addedAt: { less_than: retentionCutoff('kept prescriptions') } }
    await oneByOne(findEach(req, 'kept-prescriptions', old), (one) => erasePrescription(req, one))
    return 0
  },
}
