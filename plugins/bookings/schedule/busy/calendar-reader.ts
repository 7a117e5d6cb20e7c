import { parentPort, workerData } from 'node:worker_threads'
import { busyTime, type Window } from './busy-spans.ts'
import { CalendarFailure } from './calendar-failure.ts'

// What `read-apart.ts` starts: whatever one calendar does to it, the shop goes on.
const { text, window, owners } = workerData as { text: string; window: Window; owners: string[] }
parentPort?.postMessage(answer())

function answer() {
  try {
    return busyTime(text, window, owners)
  } catch (problem) {
    return { problem: problem instanceof CalendarFailure ? problem.problem : 'unreadable' }
  }
}
