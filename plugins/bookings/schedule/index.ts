import type { Endpoint } from 'payload'
import type { ScheduledTask, Seed } from '#plugins/kit/extend.ts'
import { absences } from './absences.ts'
import { readBusyCalendars } from './busy/read-calendars.ts'
import { examPlaces } from './exam-places.ts'
import { examTypes } from './exam-types.ts'
import { readFeedEndpoint } from './feed/read-feed.ts'
import { optometrists } from './optometrists.ts'
import { shiftWeeks } from './shift-weeks.ts'
import { shifts } from './shifts.ts'
import { seedSchedules } from './seeds/seed-schedules.ts'

/** What is booked, who gives it, where, and when: everything that free times are made of. */
export const scheduleCollections = [examTypes, optometrists, examPlaces, shiftWeeks, shifts, absences]

export const scheduleEndpoints: Endpoint[] = [readFeedEndpoint]

export const scheduleTasks: ScheduledTask[] = [readBusyCalendars]

export const scheduleSeeds: Seed[] = [seedSchedules]
