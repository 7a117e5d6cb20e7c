import { join } from 'node:path'
import { bounds } from '#domain/bounds.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { BusySpan, Window } from './busy-spans.ts'
import { CalendarFailure, type CalendarProblem } from './calendar-failure.ts'

/** What reading one calendar may take: milliseconds, and bytes of memory. */
interface Limits {
  milliseconds: number
  bytes: number
}

const usual: Limits = { milliseconds: bounds['calendar time'].most, bytes: bounds['calendar memory'].most }
// Not imported: the bundler of the admin would look for the file of the thread among its own.
const { Worker } = process.getBuiltinModule('node:worker_threads')

const MEGABYTE = 1024 * 1024

/**
 * `busySpans` in a thread of its own, which is ended at its limits: a rule of repetition may search for ever for what
 * never comes. Throws a `CalendarFailure`, at the limits `too_large`.
 */
export function readApart(text: string, window: Window, limits = usual): Promise<BusySpan[]> {
  // One at a time: however many are hostile, they take one core.
  return serialized('calendar', () => readNow(text, window, limits))
}

type Answer = { spans: BusySpan[] } | { problem: CalendarProblem }

async function readNow(text: string, window: Window, { milliseconds, bytes }: Limits): Promise<BusySpan[]> {
  // By its path in the project: bundled code lies elsewhere.
  const file = join(process.env.APP_ROOT ?? process.cwd(), 'plugins/bookings/schedule/busy/calendar-reader.ts')
  const resourceLimits = { maxOldGenerationSizeMb: bytes / MEGABYTE, maxYoungGenerationSizeMb: 16 }
  const worker = new Worker(file, {
    workerData: { text, window },
    resourceLimits,
    execArgv: [],
    env: {},
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'too_large' }) : reject(error),
      )
      timer = setTimeout(() => resolve({ problem: 'too_large' }), milliseconds)
    })
    if ('problem' in answer) throw new CalendarFailure(answer.problem)
    return answer.spans
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
