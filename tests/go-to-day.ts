import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, moveMachineClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import type { OwnOrders } from './own-orders.ts'

type Admin = Pick<OwnOrders, 'shop' | 'sweep'>

/** Moves a shop to the morning of a day, and lets it do what is due, however many steps follow from each other. */
export async function goToDay(admin: Admin, day: string): Promise<void> {
  const ms = Date.parse(helsinkiInstant(day, '07:00')) - now().getTime()
  moveClock(ms)
  moveMachineClock(ms)
  // Sessions have ended after so long: customers sign in again.
  for (const { id } of await findAll(admin.shop, 'customer-sessions', {}))
    await changeIf(
      admin.shop,
      'customer-sessions',
      { id: { equals: id } },
      { startedAt: nowIso(), lastUsedAt: nowIso() },
    )
  await doDueWork(admin)
}

/** Milliseconds to noon of the day so many days on, by the calendar: a day may have 23 or 25 hours. */
export function daysMs(days: number): number {
  return Date.parse(helsinkiInstant(plusDays(today(), days), '12:00')) - now().getTime()
}

/** Lets a shop do what is due now: what it settles may lead to more, and a turn that settled nothing may have left work for later. */
export async function doDueWork({ sweep }: Pick<Admin, 'sweep'>): Promise<void> {
  for (let [turn, quiet] = [0, 0]; turn < 4 && quiet < 2; turn += 1) {
    quiet = (await sweep()) === 0 ? quiet + 1 : 0
    await finishLaterWork()
  }
}
