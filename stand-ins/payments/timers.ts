import { at, nowMs } from '../kit/clock.ts'

/** Timers that fire at an instant, such as the expiry of a pending payment. All are cleared on close. */
export function openTimers() {
  const timers = new Set<() => void>()
  return {
    at(instant: string, action: () => void) {
      const end = at(instant, () => {
        timers.delete(end)
        action()
      })
      timers.add(end)
    },
    close() {
      for (const end of timers) end()
    },
  }
}

/** The instant this many seconds from now. */
export const inSeconds = (seconds: number) => new Date(nowMs() + seconds * 1000).toISOString()
