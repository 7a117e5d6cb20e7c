import type { PayloadRequest } from 'payload'
import type { SubjectRef } from '#domain/ledger/accounts.ts'
import { findSubscription, subscriptionsOf } from '#plugins/subscriptions/repository.ts'

/** A canceled lens subscription. */
const ENDED = 200

/** Whether a customer has a lens subscription that runs, and whether she has ever had one. */
export async function contractsOf(req: PayloadRequest, customer: string): Promise<{ runs: boolean; hasHad: boolean }> {
  const subscriptions = await subscriptionsOf(req, customer)
  return { runs: subscriptions.some(({ contract }) => contract.status !== ENDED), hasHad: subscriptions.length > 0 }
}

/** Whether a contract still runs. */
export async function runs(req: PayloadRequest, subject: SubjectRef): Promise<boolean> {
  const subscription = await findSubscription(req, Number(subject.split(':')[1]))
  return subscription !== null && subscription.contract.status !== ENDED
}
