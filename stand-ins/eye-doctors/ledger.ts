import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { nowIso, nowMs } from '../kit/clock.ts'
import { openFolder } from '../kit/folder.ts'
import type { DoctorTime } from './times.ts'

const HOLD_SECONDS = 600
const MAX_STORED = 2000

/** A time that is kept for one caller. */
interface Hold {
  id: string
  createdAt: string
  /** The caller's Idempotency-Key: sent again, it gives the same hold. */
  key: string
  time: DoctorTime
  isReleased: boolean
}

/** A booked visit. The social number is not kept here whole, as nobody reads it. */
export interface DoctorVisit {
  id: string
  createdAt: string
  key: string
  /** The caller's own name for it. */
  clientReference: string
  state: 'confirmed' | 'canceled'
  time: DoctorTime
  patient: { name: string; phone: string; email: string; socialNumber: string }
}

/** What the clinics know: holds and visits, each in a file of its own. */
export function openLedger(data: string) {
  const holds = openFolder<Hold>(join(data, 'eye-doctors', 'holds'), MAX_STORED)
  const visits = openFolder<DoctorVisit>(join(data, 'eye-doctors', 'visits'), MAX_STORED)
  const isHeld = (id: string) => holds.all().some((hold) => hold.time.id === id && secondsLeft(hold) > 0)
  const isBooked = (id: string) => visits.all().some(({ time, state }) => time.id === id && state === 'confirmed')

  return {
    visits: () => visits.all().toReversed(),
    visit: (id: string) => visits.get(id),
    isFree: (id: string) => !isHeld(id) && !isBooked(id),
    isBooked,
    holdKeyed: (key: string) => holds.all().find((hold) => hold.key === key && secondsLeft(hold) > 0),
    hold: (id: string) => holds.get(id),
    addHold(key: string, time: DoctorTime): Hold {
      const hold = { id: `P-${randomUUID()}`, createdAt: nowIso(), key, time, isReleased: false }
      holds.put(hold)
      return hold
    },
    release(hold: Hold): void {
      holds.put({ ...hold, isReleased: true })
    },
    visitKeyed: (key: string) => visits.all().find((visit) => visit.key === key),
    visitsOf: (reference: string) => visits.all().filter((visit) => visit.clientReference === reference),
    addVisit(visit: Pick<DoctorVisit, 'key' | 'clientReference' | 'time' | 'patient'>): DoctorVisit {
      const added: DoctorVisit = {
        ...visit,
        id: `M${randomInt(10_000_000, 99_999_999)}`,
        createdAt: nowIso(),
        state: 'confirmed',
      }
      visits.put(added)
      return added
    },
    cancel(visit: DoctorVisit): DoctorVisit {
      const canceled: DoctorVisit = { ...visit, state: 'canceled' }
      visits.put(canceled)
      return canceled
    },
  }
}

/** How long a hold still stands, by this machine's clock: what is told is a length, as a shop's clock may be elsewhere. */
export function secondsLeft({ createdAt, isReleased }: Hold): number {
  if (isReleased) return 0
  return Math.max(0, Math.ceil(HOLD_SECONDS - (nowMs() - Date.parse(createdAt)) / 1000))
}
