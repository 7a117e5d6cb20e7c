import { setTimeout as pause } from 'node:timers/promises'

/** Waits until a condition holds, and prints its description on timeout. */
export async function until(holds: () => Promise<boolean>, patienceMs = 30_000): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(100)) {
    if (await holds().catch(() => false)) return
  }
  console.error(`Never came true: ${holds}`)
}
