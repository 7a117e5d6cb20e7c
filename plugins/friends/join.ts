import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { loyaltyOutcomes, type joinFriends, type LoyaltyOutcome } from '#contracts/friends.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { joiningProblems } from '#domain/friends/membership.ts'
import { Refusal } from '#domain/refusal.ts'
import { agreementInForce } from '#plugins/agreements/repository.ts'
import { findCustomer, findCustomerByEmail } from '#plugins/customers/repository.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { memberOf, noteAsked, rowToJoin, startMembership, type Joining, type Member } from './repository.ts'

type Asked = z.output<typeof joinFriends.input>

/**
 * Joins a signed-in customer by the account's own address at once. Any other address gets a letter, and the caller
 * always the same answer, which does not reveal who is a member.
 */
export async function join(req: PayloadRequest, asked: Asked): Promise<LoyaltyOutcome> {
  const [problem] = joiningProblems(asked)
  if (problem) throw new Refusal(problem.code, { field: problem.field })
  const email = accountEmail(asked.email)
  const terms = await agreementInForce(req, 'friends_terms')
  const joining = { place: asked.place, termsVersion: terms?.effectiveOn ?? null, language: languageOf(req) }
  const caller = customerOf(req)
  const customer = caller ? await findCustomer(req, caller.id) : null
  if (customer?.email === email) return joinNow(req, email, customer.number, joining)
  const row = await noteAsked(req, email, joining)
  if (row) await runSteps(req, 'friends-members', row)
  return loyaltyOutcomes.created
}

async function joinNow(
  req: PayloadRequest,
  email: string,
  customer: string,
  joining: Joining,
): Promise<LoyaltyOutcome> {
  if (await memberOf(req, { email, customer })) return loyaltyOutcomes.already_loyalty_member
  const row = await rowToJoin(req, email, joining)
  return row ? begin(req, row, customer, joining) : loyaltyOutcomes.undefined
}

/** Joins the person who opened the mailed link, by the terms that were accepted with the request. */
export async function joinByLetter(req: PayloadRequest, row: Member): Promise<LoyaltyOutcome> {
  const customer = row.customer ?? (await findCustomerByEmail(req, row.email))?.number ?? null
  return begin(req, row, customer)
}

/** Begins a membership and what comes with it. Of two who join at once, the second is a member already. */
async function begin(
  req: PayloadRequest,
  row: Member,
  customer: string | null,
  joining: Partial<Joining> = {},
): Promise<LoyaltyOutcome> {
  const member = await startMembership(req, row, { ...joining, customer })
  if (!member) return loyaltyOutcomes.already_loyalty_member
  await runSteps(req, 'friends-members', member)
  return loyaltyOutcomes.joined
}
