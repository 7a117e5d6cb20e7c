/** Timers that fire at an instant, such as the expiry of a pending payment. All are cleared on close. */
export function openTimers() {
  const timers = new Set<NodeJS.Timeout>()
  return {
    at(instant: string, action: () => void) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          action()
        },
        Math.max(0, Date.parse(instant) - Date.now()),
      )
      timers.add(timer)
    },
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** The instant this many seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
