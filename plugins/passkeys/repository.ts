import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Passkey } from '#contracts/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import {
  changeIf,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type NewDocument,
  type Stored,
} from '#plugins/kit/storage/documents.ts'

export type StoredPasskey = Stored<'passkeys'>

/** The passkeys of a customer, oldest first. */
export const passkeysOf = (req: PayloadRequest, customer: string): Promise<StoredPasskey[]> =>
  findAll(req, 'passkeys', { customer: { equals: customer } }, { sort: 'createdAt' })

/** The passkey of a credential; null where there is none. */
export const findCredential = (req: PayloadRequest, credentialId: string): Promise<StoredPasskey | null> =>
  findOne(req, 'passkeys', { credentialId: { equals: credentialId } })

/** A passkey as its customer sees it. */
export function passkeyView({ ref, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { ref, name, createdAt, lastUsedAt }
}

/** The customer whose passkey this is. */
export async function ownerOfPasskey(req: PayloadRequest, ref: string): Promise<Owner | null> {
  const passkey = await findOne(req, 'passkeys', { ref: { equals: ref } }, ['customer'])
  return passkey && { kind: 'customer', id: passkey.customer }
}

type NewPasskey = Omit<NewDocument<'passkeys'>, 'ref' | 'createdAt' | 'lastUsedAt'>

/** Stores a passkey. Null where its credential is taken. */
export const createPasskey = (req: PayloadRequest, passkey: NewPasskey): Promise<StoredPasskey | null> =>
  createUnlessTaken(req, 'passkeys', { ...passkey, ref: randomUUID(), createdAt: nowIso(), lastUsedAt: null })

/** Notes a use. Null where the passkey was used or removed meanwhile, so that one count signs in once. */
export const noteUse = (req: PayloadRequest, { id, counter: before }: StoredPasskey, counter: number) =>
  changeIf(
    req,
    'passkeys',
    { and: [{ id: { equals: id } }, { counter: { equals: before } }] },
    { counter, lastUsedAt: nowIso() },
  )

/** Gives a passkey of the customer another name. */
export async function setName(req: PayloadRequest, customer: string, ref: string, name: string): Promise<void> {
  if (!(await changeIf(req, 'passkeys', ofCustomer(customer, ref), { name }))) throw new Refusal('passkey.not_found')
}

/** Removes a passkey of the customer and gives it as it was. */
export async function deletePasskey(req: PayloadRequest, customer: string, ref: string): Promise<StoredPasskey> {
  const found = await findOne(req, 'passkeys', ofCustomer(customer, ref))
  if (!found) throw new Refusal('passkey.not_found')
  await deleteWhere(req, 'passkeys', { id: { equals: found.id } })
  return found
}

/** Removes every passkey of a customer. */
export const deletePasskeys = (req: PayloadRequest, customer: string): Promise<void> =>
  deleteWhere(req, 'passkeys', { customer: { equals: customer } })

function ofCustomer(customer: string, ref: string) {
  return { and: [{ ref: { equals: ref } }, { customer: { equals: customer } }] }
}
