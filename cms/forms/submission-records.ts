import type { KeepsRecords } from '#plugins/customers/customer-records.ts'
import { deleteSubmission, submissionsFrom } from './repository.ts'

/** What was sent by forms from the customer's mailbox. What waits for an answer stays for the days its form has promised. */
export const submissionRecords: KeepsRecords = {
  async collect(req, { email }) {
    const found = await submissionsFrom(req, email)
    return {
      rows: found.map(({ submission: { title, receivedAt, state }, content: { answers } }) => {
        return { title, receivedAt, state, answers: answers.map(({ label, value }) => `${label}: ${value}`) }
      }),
      // People write of their health.
      isHealth: found.length > 0,
    }
  },
  async kept(req, { email }) {
    const open = (await submissionsFrom(req, email)).filter(({ submission }) => submission.state === 'open')
    const until =
      open
        .map(({ submission }) => submission.deletedFrom.slice(0, 10))
        .toSorted()
        .at(-1) ?? null
    return open.length > 0 ? [{ period: 'forms', count: open.length, until }] : []
  },
  async forget(req, { email }) {
    for (const { submission } of await submissionsFrom(req, email))
      if (submission.state === 'handled') await deleteSubmission(req, submission.ref)
    return []
  },
}
