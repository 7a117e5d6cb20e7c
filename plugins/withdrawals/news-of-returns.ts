import { returnStatus } from '#contracts/withdrawals.ts'
import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { returnsOf } from './repository.ts'
import { returnView } from './returns.ts'

/** Returns that have not come to us yet, by the last day to send them. */
export const newsOfReturns: NotifiesNews = async (req, { number }) => {
  const returns = (await returnsOf(req, number)).map(returnView)
  return returns
    .filter(({ status }) => status === returnStatus.pending)
    .map(({ number: ref, sendBy: on }) => ({ kind: 'return_to_send' as const, ref, on }))
}
