import { readSchedule } from '#contracts/releases.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { scheduleOf } from '../releases/schedule.ts'

/** `GET /api/content/schedule`: what is planned of a page, and whether the scheduler is alive. */
export const readScheduleEndpoint = endpoint(readSchedule, { who: 'staff' }, ({ page }, req) => scheduleOf(req, page))
