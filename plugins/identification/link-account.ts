import type { PayloadRequest } from 'payload'
import type { IdentifiedSignIn } from '#contracts/identification.ts'
import { mayBeSamePerson } from '#domain/customers/merge.ts'
import { Refusal } from '#domain/refusal.ts'
import { requireCurrentPassword } from '#plugins/customers/new-password.ts'
import { findCustomer, type StoredCustomer } from '#plugins/customers/repository.ts'
import { withTermsAccepted } from '#plugins/customers/sign-in.ts'
import { customerByPassword } from '#plugins/customers/sign-in-by-password.ts'
import { giveSocialNumber } from '#plugins/customers/social-numbers.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { requireIdentified, signInIdentified } from './identified.ts'
import type { Identified } from './repository.ts'

interface Typed {
  email?: string | undefined
  password: string
  acceptsTerms?: boolean | undefined
  confirmsName?: boolean | undefined
}

/** Links the person identified in this browser to the account whose password is given, and signs in. */
export async function linkByPassword(req: PayloadRequest, typed: Typed): Promise<IdentifiedSignIn> {
  const identified = await requireIdentified(req)
  const customer = await accountOf(req, identified.value, typed)
  // The password alone does not prove that the customer is the person whom the bank knows: a couple may share a
  // computer.
  if (!typed.confirmsName && !customer.socialNumberIndex && !mayBeSamePerson(customer, identified.value))
    throw new Refusal('eid.other_name', { account: nameOf(customer), identified: nameOf(identified.value) })
  const linked = await giveSocialNumber(req, customer.number, identified.value.socialNumber)
  if (!linked) throw new Refusal('eid.other_person')
  return signInIdentified(req, linked, identified)
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}

async function accountOf(req: PayloadRequest, { asks, customer }: Identified, typed: Typed): Promise<StoredCustomer> {
  const { email = '', password, acceptsTerms } = typed
  if (asks !== 'password') return customerByPassword(req, { email, password, acceptsTerms })
  // Another person may have signed in to this browser meanwhile.
  if (!customer || customerOf(req)?.id !== customer) throw new Refusal('eid.expired')
  const own = await knownCustomer(req, customer)
  await requireCurrentPassword(req, own, password)
  return withTermsAccepted(req, own, acceptsTerms)
}

/** Signs in the person identified in this browser, once the terms in force are accepted. */
export async function acceptTerms(req: PayloadRequest, acceptsTerms: boolean): Promise<IdentifiedSignIn> {
  const identified = await requireIdentified(req)
  const { asks, customer } = identified.value
  if (asks !== 'terms' || !customer) throw new Refusal('eid.expired')
  return signInIdentified(
    req,
    await withTermsAccepted(req, await knownCustomer(req, customer), acceptsTerms),
    identified,
  )
}

/** Throws where the account has been deleted meanwhile. */
async function knownCustomer(req: PayloadRequest, number: string): Promise<StoredCustomer> {
  const customer = await findCustomer(req, number)
  if (!customer) throw new Refusal('eid.expired')
  return customer
}
