import { bounds } from '#domain/bounds.ts'
import { inWorker, OverLimits, type WorkerLimits } from '#plugins/kit/in-worker.ts'
import type { BusyTime, Window } from './busy-spans.ts'
import { CalendarFailure, type CalendarProblem } from './calendar-failure.ts'

const READER = 'plugins/bookings/schedule/busy/calendar-reader.ts'
const usual: WorkerLimits = { milliseconds: bounds['calendar time'].most, bytes: bounds['calendar memory'].most }

/**
 * `busyTime` in a thread of its own: a rule of repetition may search for ever for what never comes. Throws a
 * `CalendarFailure`, at the limits `too_large`.
 */
export async function readApart(
  text: string,
  window: Window,
  { owners = [], limits = usual }: { owners?: string[]; limits?: WorkerLimits } = {},
): Promise<BusyTime> {
  const answer = await inWorker<Answer>(READER, { text, window, owners }, limits).catch((problem: unknown): Answer => {
    if (problem instanceof OverLimits) return { problem: 'too_large' }
    throw problem
  })
  if ('problem' in answer) throw new CalendarFailure(answer.problem)
  return answer
}

type Answer = BusyTime | { problem: CalendarProblem }
