import type { PayloadRequest } from 'payload'
import { assertBeReferable } from '#domain/referral/may-refer.ts'
import { Refusal } from '#domain/refusal.ts'
import { contractsOf } from './contracts-of.ts'
import { likenessOf } from './household.ts'
import { codeNamed, createReferral, takenBy, type StoredReferral } from './repository.ts'

/** Most sharers that are followed back: a chain is rarely longer than two, and a ring ends by itself. */
const MOST_SHARERS = 50

/**
 * Stores what a code promises for a customer. A customer takes one: the same code again returns it, another is refused.
 */
export async function take(req: PayloadRequest, code: string, friend: string): Promise<StoredReferral> {
  const promised = await codeNamed(req, code)
  const before = await takenBy(req, friend)
  if (before) return same(before, code)
  const sharer = promised.customer
  assertBeReferable({
    sharer,
    friend,
    cameBy: await sharersBefore(req, sharer),
    sharerIsActive: (await contractsOf(req, sharer)).runs,
    friendWasCustomer: (await contractsOf(req, friend)).hasHad,
  })
  if (await likenessOf(req, { sharer, friend })) throw new Refusal('referral.same_household')
  const taken = (await createReferral(req, promised, friend)) ?? (await takenBy(req, friend))
  if (!taken) throw new Refusal('referral.taken_already')
  return same(taken, code)
}

function same(taken: StoredReferral, code: string): StoredReferral {
  if (taken.code !== code) throw new Refusal('referral.taken_already')
  return taken
}

/** By whose code a sharer came, and that one, and so on. */
async function sharersBefore(req: PayloadRequest, sharer: string): Promise<Map<string, string>> {
  const cameBy = new Map<string, string>()
  for (let one = sharer; !cameBy.has(one) && cameBy.size < MOST_SHARERS;) {
    const before = (await takenBy(req, one))?.sharer
    if (!before) break
    cameBy.set(one, before)
    one = before
  }
  return cameBy
}
