import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { SERVICE_REFUND_LIMIT } from './order-rules.ts'

/** The most that customer service gives back from one order in all, in cents. */
export async function serviceRefundLimit({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Cents> {
  const { serviceRefundLimit: limit } = await payload.db.findGlobal<{ serviceRefundLimit?: number }>({
    slug: 'order-rules',
  })
  return limit ?? SERVICE_REFUND_LIMIT
}
