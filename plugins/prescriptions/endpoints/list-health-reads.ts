import { HealthReader, HealthReadReason, listHealthReads } from '#contracts/kept-prescriptions.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { latestReads } from '../repository.ts'

/**
 * `GET /api/account/health-reads`: who has opened the customer's prescriptions, by role and store. The names stay in
 * the shop's log.
 */
export const listHealthReadsEndpoint = endpoint(listHealthReads, { who: 'customer' }, async (_, req) => {
  const reads = await latestReads(req, customerCaller(req).id)
  return {
    reads: reads.map(({ at, role, store, why }) => ({
      at,
      by: HealthReader.safeParse(why === 'shown' || why === 'ordering' ? 'customer' : role).data ?? 'staff',
      store: store ?? null,
      why: HealthReadReason.safeParse(why).data ?? 'other',
    })),
  }
})
