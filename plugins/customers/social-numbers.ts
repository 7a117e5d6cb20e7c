import { createHmac, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { storedKey } from '#plugins/kit/sealing/stored-keys.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { changeUnlessTaken, findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { findCustomer, type StoredCustomer } from './repository.ts'

/**
 * By which the account of a social number is found: an HMAC under a key of its own, so that a reader of the database
 * cannot try all numbers there are.
 */
export async function socialNumberIndex(context: WithPayload, socialNumber: string): Promise<string> {
  const key = await storedKey(context, 'social number index', () => randomBytes(32).toString('base64'))
  return createHmac('sha256', Buffer.from(key, 'base64')).update(socialNumber).digest('base64url')
}

/** A social number as an account keeps it. */
export async function storedSocialNumber(context: WithPayload, socialNumber: string) {
  return { socialNumber: seal(socialNumber), socialNumberIndex: await socialNumberIndex(context, socialNumber) }
}

/** The account of a social number, which is in its stored form. */
export async function findCustomerBySocialNumber(
  req: PayloadRequest,
  socialNumber: string,
): Promise<StoredCustomer | null> {
  const index = await socialNumberIndex(req, socialNumber)
  return findOne(req, 'customers', { socialNumberIndex: { equals: index } })
}

/** The social number of a customer; null if the customer has not been identified. */
export function socialNumberOf(
  context: WithPayload,
  { id, socialNumber }: Pick<StoredCustomer, 'id' | 'socialNumber'>,
): string | null {
  return socialNumber ? openSealed<string>(context, `customers ${id}`, socialNumber) : null
}

/** Gives an account its social number, once. Null where it has another one, or another account has this one. */
export async function giveSocialNumber(
  req: PayloadRequest,
  number: string,
  socialNumber: string,
): Promise<StoredCustomer | null> {
  const saved = await storedSocialNumber(req, socialNumber)
  const isWithout = { and: [{ number: { equals: number } }, { socialNumberIndex: { exists: false } }] }
  const given = await changeUnlessTaken(req, 'customers', isWithout, { ...saved, isIdentified: true })
  if (given) return given
  const now = await findCustomer(req, number)
  return now?.socialNumberIndex === saved.socialNumberIndex ? now : null
}
