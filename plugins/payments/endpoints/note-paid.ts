import { notePaid } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { notePaidElsewhere } from '../charges/paid-elsewhere.ts'
import { chargeNamed } from '../charges/repository.ts'
import { requireTypedSum } from './typed-sum.ts'

/** `POST /api/charge/:ref/paid`: what a card was refused for was paid another way. */
export const notePaidEndpoint = endpoint(notePaid, { who: ORDER_STAFF }, async ({ ref, typed, note }, req) => {
  const refused = await chargeNamed(req, ref)
  requireTypedSum(refused.amount, typed)
  if (note === '') throw new Refusal('payment.receipt_not_named', { field: 'note' })
  const { promised } = await notePaidElsewhere(req, refused, { who: staffNameOf(req), note })
  return { outcome: promised > 0 ? ('too_late' as const) : ('noted' as const) }
})
