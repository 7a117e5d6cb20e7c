import type { PayloadRequest } from 'payload'
import type { IdentifiedSignIn } from '#contracts/identification.ts'
import { loginProblems } from '#contracts/customers.ts'
import { linkStep } from '#domain/identification/link-step.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCustomer, type StoredCustomer } from '#plugins/customers/repository.ts'
import { hasAcceptedTerms } from '#plugins/customers/sign-in.ts'
import { findCustomerBySocialNumber, giveSocialNumber, socialNumberIndex } from '#plugins/customers/social-numbers.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { eidToken } from './eid-cookie.ts'
import { keepIdentified, signInStrongly } from './identified.ts'
import { answerOfProvider } from './provider.ts'
import {
  findIdentification,
  isMailed,
  useIdentification,
  type Asked,
  type Identified,
  type Identity,
} from './repository.ts'

/**
 * Takes the browser back from the provider. The visit counts once: before the provider is asked it is used up, so that of
 * two returns one goes on. Nothing of an account is written before the identity is certain.
 */
export async function returnFromProvider(req: PayloadRequest, search: string): Promise<IdentifiedSignIn> {
  const asked = await takeVisit(req, search)
  const identity = await answerOfProvider(req, asked, search).catch((problem: unknown) => {
    // A new try still continues to the page that was asked for.
    throw problem instanceof Refusal && asked.next ? new Refusal(problem.code, { next: asked.next }) : problem
  })
  return proceed(req, identity, asked.next)
}

/** The visit of this browser. An answer to another visit leaves it open. */
async function takeVisit(req: PayloadRequest, search: string): Promise<Asked> {
  const visit = await findIdentification(req, eidToken(req), 'asked')
  if (!visit || new URLSearchParams(search).get('state') !== visit.value.state) throw new Refusal('eid.expired')
  if (!(await useIdentification(req, visit))) throw new Refusal('eid.expired')
  return visit.value
}

async function proceed(req: PayloadRequest, identity: Identity, next: string | null): Promise<IdentifiedSignIn> {
  const caller = customerOf(req)
  const [owner, signedIn] = await Promise.all([
    findCustomerBySocialNumber(req, identity.socialNumber),
    caller ? findCustomer(req, caller.id) : null,
  ])
  const awaitsEmail = !owner && (await isMailed(req, await socialNumberIndex(req, identity.socialNumber)))
  const pending: Identified = { ...identity, asks: 'account', awaitsEmail, customer: null, next }
  const met = { owner: owner?.number ?? null, signedIn: signedIn && sessionOf(signedIn), awaitsEmail }
  switch (linkStep(met)) {
    case 'sign_in':
      return enter(req, owner as StoredCustomer, pending)
    case 'attach':
      return enter(req, await attached(req, signedIn as StoredCustomer, identity), pending)
    case 'ask_password':
      await keepIdentified(req, { ...pending, asks: 'password', customer: signedIn?.number ?? null })
      throw new Refusal('eid.password_needed')
    case 'ask_account':
      await keepIdentified(req, pending)
      throw new Refusal('eid.account_needed')
    case 'await_email':
      await keepIdentified(req, pending)
      throw new Refusal('eid.email_not_verified', {
        problem: loginProblems.eid_email_not_verified,
        ...(next && { next }),
      })
    case 'other_person':
      throw new Refusal('eid.other_person')
  }
}

function sessionOf({ number, socialNumberIndex: index, passwordHash }: StoredCustomer) {
  return { number, hasSocialNumber: Boolean(index), hasPassword: Boolean(passwordHash) }
}

async function attached(
  req: PayloadRequest,
  { number }: StoredCustomer,
  { socialNumber }: Identity,
): Promise<StoredCustomer> {
  const customer = await giveSocialNumber(req, number, socialNumber)
  if (!customer) throw new Refusal('eid.other_person')
  return customer
}

/** Signs in, once the terms in force are accepted. */
async function enter(req: PayloadRequest, customer: StoredCustomer, pending: Identified): Promise<IdentifiedSignIn> {
  if (await hasAcceptedTerms(req, customer)) return signInStrongly(req, customer, pending.next)
  await keepIdentified(req, { ...pending, asks: 'terms', customer: customer.number })
  throw new Refusal('account.terms_not_accepted', { problem: loginProblems.terms_not_accepted })
}
