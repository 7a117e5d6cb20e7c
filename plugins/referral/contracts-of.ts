import type { PayloadRequest } from 'payload'
import type { SubjectRef } from '#domain/ledger/accounts.ts'
import { contractStatuses } from '#domain/lifestyle/contract-states.ts'
import { contractsOf as lifestyleContractsOf, findContract } from '#plugins/lifestyle/repository.ts'
import { findSubscription, subscriptionsOf } from '#plugins/subscriptions/repository.ts'

/** A canceled lens subscription. */
const CANCELED = 200

/**
 * Whether a customer has a lens subscription or a contract of Lifestyle that runs, and whether the customer has ever
 * had one. A contract runs from delivery on; one that was signed and came to nothing is none.
 */
export async function contractsOf(req: PayloadRequest, customer: string): Promise<{ runs: boolean; hasHad: boolean }> {
  const [subscriptions, contracts] = await Promise.all([
    subscriptionsOf(req, customer),
    lifestyleContractsOf(req, customer),
  ])
  return {
    runs:
      subscriptions.some(({ contract }) => contract.status !== CANCELED) ||
      contracts.some(({ contract }) => contract.status === contractStatuses.active),
    hasHad:
      subscriptions.length > 0 ||
      contracts.some(({ contract }) => contract.status !== contractStatuses.terminated || contract.activeFrom !== null),
  }
}

/** Whether a contract still runs. */
export async function runs(req: PayloadRequest, subject: SubjectRef): Promise<boolean> {
  const [kind, number] = subject.split(':')
  if (kind === 'lifestyle')
    return (await findContract(req, Number(number)))?.contract.status === contractStatuses.active
  const subscription = await findSubscription(req, Number(number))
  return subscription !== null && subscription.contract.status !== CANCELED
}
