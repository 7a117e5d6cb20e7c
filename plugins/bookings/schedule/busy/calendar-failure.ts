/** Why a calendar could not be read. Staff read the sentence (`locales/fi/schedule.json`). */
export type CalendarProblem =
  'address' | 'private' | 'unreachable' | 'refused' | 'too_large' | 'too_often' | 'unreadable'

export class CalendarFailure extends Error {
  readonly problem: CalendarProblem
  readonly status: number | undefined
  constructor(problem: CalendarProblem, status?: number) {
    super(problem)
    this.problem = problem
    this.status = status
  }
}
