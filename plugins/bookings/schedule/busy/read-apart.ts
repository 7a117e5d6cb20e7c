import { bounds } from '#domain/bounds.ts'
import { inWorker, OverLimits, type WorkerLimits } from '#plugins/kit/in-worker.ts'
import type { BusySpan, Window } from './busy-spans.ts'
import { CalendarFailure, type CalendarProblem } from './calendar-failure.ts'

const READER = 'plugins/bookings/schedule/busy/calendar-reader.ts'
const usual: WorkerLimits = { milliseconds: bounds['calendar time'].most, bytes: bounds['calendar memory'].most }

/**
 * `busySpans` in a thread of its own: a rule of repetition may search for ever for what never comes. Throws a
 * `CalendarFailure`, at the limits `too_large`.
 */
export async function readApart(text: string, window: Window, limits = usual): Promise<BusySpan[]> {
  const answer = await inWorker<Answer>(READER, { text, window }, limits).catch((problem: unknown): Answer => {
    if (problem instanceof OverLimits) return { problem: 'too_large' }
    throw problem
  })
  if ('problem' in answer) throw new CalendarFailure(answer.problem)
  return answer.spans
}

type Answer = { spans: BusySpan[] } | { problem: CalendarProblem }
