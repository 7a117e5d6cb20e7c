import { randomBytes } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { plusMonths } from '#domain/calendar/days.ts'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { exactCount, noteSpent } from '#plugins/kit/requests/exact-counts.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import type { SavedCard } from './provider.ts'

/** What the customer agreed to when the card was stored. */
export interface CardConsent {
  /** ISO instant. */
  at: string
  /**
   * The agreement under which it may be charged without the customer present, and the day of its version; null where
   * none was in force.
   */
  agreement: string
  version: string | null
}

/** A stored card without its token: what pages may show. */
export type StoredCard = Omit<Stored<'saved-cards'>, 'id' | 'token' | 'createdAt' | 'updatedAt'>

/** Stores a card with the consent to charge it, and returns it. Under a given reference it is stored once. */
export async function keepCard(
  req: PayloadRequest,
  customer: string,
  { token, ...card }: SavedCard,
  consent: Omit<CardConsent, 'at'>,
  ref?: string,
): Promise<StoredCard> {
  const stored = {
    ref: ref ?? randomBytes(12).toString('base64url'),
    customer,
    provider: 7 as const,
    ...card,
    consent: { at: nowIso(), ...consent },
  }
  const isNew = await createUnlessTaken(req, 'saved-cards', { ...stored, token: seal(token) })
  if (!isNew && ref === undefined) throw new Error('The reference of a kept card was drawn twice')
  return stored
}

/** The cards of a customer, the newest first. */
export async function cardsOf(req: PayloadRequest, customer: string): Promise<StoredCard[]> {
  const found = await findAll(req, 'saved-cards', ofCustomer(customer), { sort: '-createdAt' })
  return found.map(({ id: _, token: __, createdAt: ___, updatedAt: ____, ...card }) => card)
}

/** The token that charges a stored card; null where it was removed. Never shown and never logged. */
export async function tokenOf(req: PayloadRequest, ref: string): Promise<string | null> {
  const found = await findOne(req, 'saved-cards', { ref: { equals: ref } })
  return found && openSealed<string>(req, `saved-cards ${found.id}`, found.token)
}

/** Erases a card of a customer, for good. Repeated, it changes nothing. */
export async function removeCard(req: PayloadRequest, customer: string, ref: string): Promise<void> {
  await endProof(req, customer, ref)
  await deleteWhere(req, 'saved-cards', withRef(customer, ref))
}

/** The proof that came with a card is not accepted again, as long as the card could be charged. */
export async function endProof(req: PayloadRequest, customer: string, ref: string): Promise<void> {
  const card = await findOne(req, 'saved-cards', withRef(customer, ref))
  if (!card) return
  await noteSpent(req, proofName(ref), new Date(`${plusMonths(`${card.expires}-01`, 1)}T00:00Z`))
}

/** Whether the proof that came with a card was ended. */
export async function isProofEnded(req: PayloadRequest, ref: string): Promise<boolean> {
  return (await exactCount(req, proofName(ref))) !== null
}

const proofName = (ref: string) => `proof of card ${ref}`

const withRef = (customer: string, ref: string): Where => ({ and: [ofCustomer(customer), { ref: { equals: ref } }] })

const ofCustomer = (customer: string): Where => ({ customer: { equals: customer } })

/** Stored cards among the data of a customer, without the tokens that charge them. */
export const savedCardRecords: KeepsRecords = {
  collect: async (req, { number }) => ({ rows: await cardsOf(req, number) }),
  async erase(req, { number }) {
    for (const { ref } of await cardsOf(req, number)) await removeCard(req, number, ref)
    return []
  },
  merge: {
    count: (req, { number }) => countWhere(req, 'saved-cards', ofCustomer(number)),
    move: (req, from, into) => changeEach(req, 'saved-cards', ofCustomer(from.number), { customer: into.number }),
  },
}
