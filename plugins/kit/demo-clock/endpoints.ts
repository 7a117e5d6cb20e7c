import { foreseeClock, moveShopClock } from '#contracts/clock.ts'
import { MOST_DAYS } from '#domain/demo-clock.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '../clock.ts'
import { endpoint } from '../requests/endpoint.ts'
import { foreseen, nextInstants } from './due.ts'
import { moveTowards } from './move.ts'
import { isDemo } from './stored-clock.ts'

const DAY_MS = 86_400_000
/** An instant that is past by less has just been reached: the answer was lost, and is asked for again. */
const JUST_MS = 60_000

/** `GET /api/clock/ahead`: what will happen in so many days, or next. */
const foreseeClockEndpoint = endpoint(foreseeClock, { who: 'admin' }, async ({ days }, req) => {
  if (!isDemo()) throw new Refusal('clock.not_demo')
  const toMs = days === undefined ? Math.min(...(await nextInstants(req))) : now().getTime() + days * DAY_MS
  if (!Number.isFinite(toMs)) return { to: null, rows: [], isMore: false }
  return { to: new Date(toMs).toISOString(), ...(await foreseen(req, toMs)) }
})

/** `POST /api/clock/move`: towards an instant, so that a repeated call moves no further than the first. */
const moveClockEndpoint = endpoint(moveShopClock, { who: 'admin', idempotency: 'handler' }, async ({ to }, req) => {
  if (!isDemo()) throw new Refusal('clock.not_demo')
  const aheadMs = Date.parse(to) - now().getTime()
  if (aheadMs > MOST_DAYS * DAY_MS) throw new Refusal('clock.too_far', { number: MOST_DAYS })
  if (aheadMs < -JUST_MS) throw new Refusal('clock.backwards')
  if (aheadMs <= 0) return { now: nowIso(), isThere: true, rows: [], left: [], letters: 0 }
  return moveTowards(req, Date.parse(to))
})

export const clockEndpoints = [foreseeClockEndpoint, moveClockEndpoint]
