import type { CollectionConfig } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
export { waitingSteps } from './end-offers.ts'
import { examWaiting } from './exam-waiting.ts'
import { freedTimes } from './freed-times.ts'
import { sweepWaiting } from './time-freed.ts'

export const waitingCollections: CollectionConfig[] = [examWaiting, freedTimes]

export const waitingTasks: ScheduledTask[] = [sweepWaiting]
