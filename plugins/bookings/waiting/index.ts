import type { CollectionConfig, Endpoint } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { declineOfferEndpoint } from './endpoints/decline-offer.ts'
import { leaveWaitingEndpoint } from './endpoints/leave-waiting.ts'
import { listWaitingEndpoint } from './endpoints/list-waiting.ts'
import { putOnWaitingEndpoint } from './endpoints/put-on-waiting.ts'
import { readOfferEndpoint } from './endpoints/read-offer.ts'
import { takeOffWaitingEndpoint } from './endpoints/take-off-waiting.ts'
import { takeOfferEndpoint } from './endpoints/take-offer.ts'
export { waitingSteps } from './end-offers.ts'
import { examWaiting } from './exam-waiting.ts'
import { freedTimes } from './freed-times.ts'
import { sweepWaiting } from './time-freed.ts'

export const waitingCollections: CollectionConfig[] = [examWaiting, freedTimes]

export const waitingEndpoints: Endpoint[] = [
  listWaitingEndpoint,
  putOnWaitingEndpoint,
  takeOffWaitingEndpoint,
  readOfferEndpoint,
  takeOfferEndpoint,
  declineOfferEndpoint,
  leaveWaitingEndpoint,
]

export const waitingTasks: ScheduledTask[] = [sweepWaiting]
