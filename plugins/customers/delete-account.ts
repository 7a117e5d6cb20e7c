import type { PayloadRequest, Where } from 'payload'
import type { StoredAfterDeletion } from '#contracts/accounts.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { doNow, runSteps } from '#plugins/kit/work/run-steps.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { changeIf, deleteWhere, findOne, writeUnlessTaken, type Stored } from '#plugins/kit/storage/documents.ts'
import { customerRecords } from './hooks.ts'
import { accountDeletedLetter, type FormerCustomer } from './emails/account-letters.ts'
import { requireCurrentPassword } from './new-password.ts'
import { changeCustomer, findCustomer, signedInCustomer, type StoredCustomer } from './repository.ts'
import { endSessions } from './sessions.ts'

type Deletion = Stored<'account-deletions'>

/** What stands in the way of a deletion, and what would stay after it. */
export async function deletionPreview(
  req: PayloadRequest,
  customer: StoredCustomer,
): Promise<{ obstacles: string[]; kept: StoredAfterDeletion[] }> {
  const obstacles: string[] = []
  const stored: StoredAfterDeletion[] = []
  for (const keeper of customerRecords.of(req).values()) {
    const obstacle = await keeper.obstacle?.(req, customer)
    if (obstacle) obstacles.push(obstacle)
    stored.push(...((await keeper.stored?.(req, customer)) ?? []))
  }
  return { obstacles, kept: stored.filter(({ count }) => count > 0) }
}

/**
 * Deletes an account. From the first step on the account refuses sign-in; a deletion that a crash interrupted is
 * finished. Throws if something stands in the way, or the caller has not proven to be the customer.
 */
export async function deleteAccount(
  req: PayloadRequest,
  caller: CustomerCaller,
  password: string | undefined,
): Promise<void> {
  const customer = await signedInCustomer(req, caller)
  if (!customer.passwordHash && caller.trust !== 'strong') throw new Refusal('request.needs_strong_identification')
  await requireCurrentPassword(req, customer, password)
  await deleteUnlessHindered(req, customer)
}

/**
 * Deletes an account that its customer asked staff to delete. The customer's own obstacles apply. Sent again it changes
 * nothing.
 */
export async function deleteByStaff(req: PayloadRequest, number: string, note: string): Promise<void> {
  const customer = await findCustomer(req, number)
  if (customer) return deleteUnlessHindered(req, customer, { who: staffNameOf(req), note: seal(note) })
  if (!(await findOne(req, 'account-deletions', { customer: { equals: number } })))
    throw new Refusal('customer.not_found')
}

async function deleteUnlessHindered(
  req: PayloadRequest,
  customer: StoredCustomer,
  by: Pick<Deletion, 'who' | 'note'> = { who: null, note: null },
): Promise<void> {
  // One that becomes part of another account is not deleted meanwhile.
  if (await findOne(req, 'customer-merges', isMerging(customer.number))) throw new Refusal('request.in_progress')
  const { obstacles, kept: stored } = await deletionPreview(req, customer)
  // Keepers name codes of `contracts/refusals.ts`.
  if (obstacles[0]) throw new Refusal(obstacles[0] as 'request.in_progress')
  const begun = await begin(req, customer, stored, by)
  await runSteps(req, 'account-deletions', begun)
  // Begun before, by a process that may be dead.
  await doNow(req, 'account-deletions', begun.id, 'finish')
}

function isMerging(number: string): Where {
  const isIt = { or: [{ from: { equals: number } }, { into: { equals: number } }] }
  return { and: [isIt, { isDone: { equals: false } }] }
}

/** Notes the deletion before anything is deleted, so that it is finished whatever happens. */
async function begin(
  req: PayloadRequest,
  customer: StoredCustomer,
  stored: StoredAfterDeletion[],
  by: Pick<Deletion, 'who' | 'note'>,
): Promise<Deletion> {
  const { number, email, firstName, language } = customer
  const recipient = seal({ email, firstName, language } satisfies FormerCustomer)
  await changeCustomer(req, number, { deletionAskedAt: nowIso() })
  await writeUnlessTaken(req, 'account-deletions', {
    customer: number,
    isDone: false,
    askedAt: nowIso(),
    kept: stored,
    recipient,
    ...by,
    ...scheduleSteps(['finish']),
  })
  const begun = await findOne(req, 'account-deletions', { customer: { equals: number } })
  if (!begun) throw new Error('A deletion was neither written nor found')
  return begun
}

/** Goes on with a deletion to its end. */
export const deletionSteps = steps('account-deletions', { finish: { run: finish, isInAnswer: true } })

/** Goes through a deletion to its end. Every step may be repeated: the account itself goes last. */
async function finish(req: PayloadRequest, deletion: Deletion): Promise<void> {
  const customer = await findCustomer(req, deletion.customer)
  if (customer) {
    await endSessions(req, customer.number)
    await oneByOne(customerRecords.of(req).values(), ({ erase }) => erase(req, customer))
    await deleteWhere(req, 'customers', { number: { equals: customer.number } })
  }
  if (deletion.recipient) {
    const former = openSealed<FormerCustomer>(req, `account-deletions ${deletion.id}`, deletion.recipient)
    const written = await accountDeletedLetter(req, former, deletion.kept)
    await enqueueLetter(req, `account deleted ${deletion.customer}`, written)
  }
  const isOpen = { and: [{ id: { equals: deletion.id } }, { isDone: { equals: false } }] }
  await changeIf(req, 'account-deletions', isOpen, { isDone: true, doneAt: nowIso(), recipient: null })
}
