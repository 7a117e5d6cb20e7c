import { parentPort, workerData } from 'node:worker_threads'
import { busySpans, type Window } from './busy-spans.ts'
import { CalendarFailure } from './calendar-failure.ts'

// What `read-apart.ts` starts: whatever one calendar does to it, the shop goes on.
const { text, window } = workerData as { text: string; window: Window }
parentPort?.postMessage(answer())

function answer() {
  try {
    return { spans: busySpans(text, window) }
  } catch (problem) {
    return { problem: problem instanceof CalendarFailure ? problem.problem : 'unreadable' }
  }
}
