import type { PayloadRequest } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'
import { postLetters } from './letters.ts'
import { withLettersOwed, type Content, type Submission } from './repository.ts'

/** Posts letters that a crash left unposted. */
export const sweepSubmissions: ScheduledTask = {
  name: 'form submissions',
  every: 60_000,
  run: (req) => inParallel(withLettersOwed(req), ({ submission, content }) => postOwed(req, submission, content)),
}

/** One that fails is logged and left for the next sweep, so that the others are posted. */
async function postOwed(req: PayloadRequest, submission: Submission, content: Content): Promise<number> {
  try {
    await postLetters(req, submission, content)
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, submission: submission.ref }, 'A form waits for the next sweep')
    return 0
  }
}

/** Deletes what was sent once the days that its form promised are over, handled or not. */
export const forgetSubmissions: ScheduledTask = {
  name: 'forget form submissions',
  every: 3_600_000,
  async run(req) {
    await deleteWhere(req, 'form-submissions', { deletedFrom: { less_than: nowIso() } })
    return 0
  },
}
