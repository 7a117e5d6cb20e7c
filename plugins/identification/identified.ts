import type { PayloadRequest } from 'payload'
import type { IdentifiedSignIn } from '#contracts/identification.ts'
import { IDENTIFIED_MINUTES } from '#domain/identification/link-step.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { signIn } from '#plugins/customers/sign-in.ts'
import { eidToken, eraseEidToken, giveEidToken } from './eid-cookie.ts'
import {
  findIdentification,
  keepIdentification,
  useIdentification,
  type Identified,
  type Stored,
} from './repository.ts'

/** Stores the person identified in this browser, under a new token, until the person has named an account. */
export async function keepIdentified(req: PayloadRequest, identified: Identified): Promise<void> {
  const token = await keepIdentification(req, 'identified', identified, { lifeMs: IDENTIFIED_MINUTES * 60_000 })
  giveEidToken(req, token, IDENTIFIED_MINUTES)
}

/** The person identified in this browser; null if there is none. */
export function identifiedIn(req: PayloadRequest): Promise<Stored<Identified> | null> {
  return findIdentification(req, eidToken(req), 'identified')
}

/** The person identified in this browser. Throws `eid.expired` if there is none, or it is too long ago. */
export async function requireIdentified(req: PayloadRequest): Promise<Stored<Identified>> {
  const found = await identifiedIn(req)
  if (!found) throw new Refusal('eid.expired')
  return found
}

/** Signs in the person identified in this browser, and uses the identification up. */
export async function signInIdentified(
  req: PayloadRequest,
  customer: StoredCustomer,
  identified: Stored<Identified>,
): Promise<IdentifiedSignIn> {
  if (!(await useIdentification(req, identified))) throw new Refusal('eid.expired')
  return signInStrongly(req, customer, identified.value.next)
}

/** Signs in by an identification of this moment. The session of this browser is replaced by one of strong trust. */
export async function signInStrongly(
  req: PayloadRequest,
  customer: StoredCustomer,
  next: string | null,
): Promise<IdentifiedSignIn> {
  const signedIn = await signIn(req, customer, 'eid', { isStrong: true })
  eraseEidToken(req)
  return { ...signedIn, next }
}
