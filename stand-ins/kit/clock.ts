import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { fieldsOf, wholeNumber } from './request.ts'
import { writeAtomically } from './write-atomically.ts'

/** Ten years, in milliseconds. */
const MOST_AHEAD_MS = 10 * 366 * 86_400_000

let aheadMs = 0
const waiting = new Set<{ arm: () => void }>()

/** This instant in milliseconds, as the world outside the shop sees it. A demo shop tells by how much it is ahead. */
export function nowMs(): number {
  return Date.now() + aheadMs
}

export function nowIso(): string {
  return new Date(nowMs()).toISOString()
}

/** Does something at an instant (ISO), also when the clock is moved past it. Gives the function that calls it off. */
export function at(instant: string, action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const appointment = {
    arm() {
      clearTimeout(timer)
      timer = setTimeout(done, Math.max(0, Date.parse(instant) - nowMs()))
    },
  }
  function end() {
    clearTimeout(timer)
    waiting.delete(appointment)
  }
  function done() {
    end()
    action()
  }
  waiting.add(appointment)
  appointment.arm()
  return end
}

/** `POST /clock`: the shop's clock runs so many milliseconds ahead of the machine's. Kept for the next start. */
export function openClock(data: string): Hono {
  const file = join(data, 'clock.json')
  aheadMs = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { aheadMs: number }).aheadMs : 0
  return new Hono().post('/clock', async (c) => {
    const asked = wholeNumber((await fieldsOf(c)).aheadMs, Number.NaN, 0, MOST_AHEAD_MS)
    if (asked === null || Number.isNaN(asked)) return c.json({ status: 'error', message: 'aheadMs is missing' }, 400)
    aheadMs = asked
    writeAtomically(file, JSON.stringify({ aheadMs }))
    for (const { arm } of [...waiting]) arm()
    return c.json({ aheadMs })
  })
}
