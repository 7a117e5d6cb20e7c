import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { deleteSubmission, submissionsFrom } from './repository.ts'

/** What was sent by forms from the customer's mailbox. What waits for an answer stays for the days its form has promised. */
export const submissionRecords: KeepsRecords = {
  async collect(req, customer) {
    const found = await submissionsFrom(req, addressesOf(customer))
    return {
      rows: found.map(({ submission: { title, receivedAt, state }, content: { answers } }) => {
        return { title, receivedAt, state, answers: answers.map(({ label, value }) => `${label}: ${value}`) }
      }),
      // People write of their health.
      isHealth: found.length > 0,
    }
  },
  async stored(req, customer) {
    const open = (await submissionsFrom(req, addressesOf(customer))).filter(
      ({ submission }) => submission.state === 'open',
    )
    const until =
      open
        .map(({ submission }) => submission.deletedFrom.slice(0, 10))
        .toSorted()
        .at(-1) ?? null
    return open.length > 0 ? [{ period: 'forms', count: open.length, until }] : []
  },
  async erase(req, customer) {
    for (const { submission } of await submissionsFrom(req, addressesOf(customer)))
      if (submission.state === 'handled') await deleteSubmission(req, submission.ref)
    return []
  },
  merge: {
    count: async (req, from) => (await submissionsFrom(req, addressesOf(from))).length,
    // The account that stays knows the addresses of the other one.
    move: () => Promise.resolve(),
  },
}

const addressesOf = ({ email, formerAddresses }: StoredCustomer) => [email, ...(formerAddresses ?? [])]
