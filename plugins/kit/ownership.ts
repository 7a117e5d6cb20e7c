import type { PayloadRequest } from 'payload'
import type { FailureCode } from '#contracts/refusals.ts'
import { Refusal } from '#domain/refusal.ts'
import { callerOf, isForStaffOnly, shopperOf, type Id, type Who } from './caller.ts'

/** Whose a document is. A representative owns what belongs to the company; a shopper is told by the cookie. */
export interface Owner {
  kind: 'customer' | 'store' | 'company' | 'shopper'
  id: Id
}

/** Finds whose a document is, and how the subject says that there is none. */
export interface OwnedBySomebody<Input> {
  owner: (input: Input, req: PayloadRequest) => Promise<Owner | null>
  /** The refusal of a document that does not exist, and alike of one that is somebody else's. */
  missing: FailureCode
}

/**
 * Whose the document is that a route's path names: everybody's (`public`), whoever's knows the unguessable reference in
 * the path (`bearer`), or one caller's. What only staff may call is staff's and needs no saying.
 */
export type Ownership<Input> = 'public' | 'bearer' | OwnedBySomebody<Input>

/** The same in one word, for the table of doors. Throws where a path names a document and the route does not say whose. */
export function ownershipName(path: string, who: Who, ownedBy: Ownership<never> | undefined): string | undefined {
  if (typeof ownedBy === 'object') return 'owner'
  if (ownedBy || !path.includes('/:')) return ownedBy
  if (!isForStaffOnly(who)) throw new Error(`${path} names a document and does not say whose it is`)
  return 'staff'
}

/**
 * Lets only the owner on, and staff where the route lets staff in at all. Others are told what is told of a document that
 * does not exist, so that they cannot find out which ones do.
 */
export async function mindOwner<Input>(req: PayloadRequest, ownedBy: Ownership<Input> | undefined, input: Input) {
  if (typeof ownedBy !== 'object') return
  const owner = await ownedBy.owner(input, req)
  if (!owner || !isOwner(req, owner)) throw new Refusal(ownedBy.missing)
}

function isOwner(req: PayloadRequest, { kind, id }: Owner): boolean {
  const caller = callerOf(req)
  if (caller.kind === 'staff') return true
  if (kind === 'shopper') return shopperOf(req) === id
  if (kind === 'company') return caller.kind === 'representative' && caller.company === id
  return caller.kind === kind && caller.id === id
}
