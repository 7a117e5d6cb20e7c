/** Deeds that are due at an instant, such as a waiting payment's end. Forgotten at once on close. */
export function openAlarms() {
  const timers = new Set<NodeJS.Timeout>()
  return {
    at(instant: string, deed: () => void) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          deed()
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

/** The instant that many seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
