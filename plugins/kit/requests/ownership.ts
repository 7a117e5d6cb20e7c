import type { PayloadRequest } from 'payload'
import type { FailureCode } from '#contracts/refusals.ts'
import { Refusal } from '#domain/refusal.ts'
import { callerOf, isForStaffOnly, isOwnShopper, type Id, type Who } from './caller.ts'

/**
 * The owner of a document. A representative has the rights of their company; a shopper is identified by the cookie. A
 * bearer has shown a token of the document with this very request.
 */
export interface Owner {
  kind: 'customer' | 'store' | 'company' | 'shopper' | 'bearer'
  id: Id
}

/** How to find the owner of a document, and the refusal when there is no such document. */
export interface OwnedDocument<Input> {
  owner: (input: Input, req: PayloadRequest) => Promise<Owner | null>
  /** The refusal of a missing document, and of one with another owner. */
  missing: FailureCode
}

/**
 * Who may reach the document that a route's path names: every caller (`public`), a caller who has the unguessable
 * reference in the path (`bearer`), or its owner. Routes for staff only need none.
 */
export type Ownership<Input> = 'public' | 'bearer' | OwnedDocument<Input>

/** The ownership in one word, for tests of access. Throws where a path names a document and the route declares no owner. */
export function ownershipName(path: string, who: Who, ownedBy: Ownership<never> | undefined): string | undefined {
  if (typeof ownedBy === 'object') return 'owner'
  if (ownedBy || !path.includes('/:')) return ownedBy
  if (!isForStaffOnly(who)) throw new Error(`${path} names a document and does not say whose it is`)
  return 'staff'
}

/**
 * Allows the owner, and staff where the route allows staff. Other callers get the same refusal as for a missing document,
 * so that they cannot find out which documents exist.
 */
export async function enforceOwnership<Input>(
  req: PayloadRequest,
  ownedBy: Ownership<Input> | undefined,
  input: Input,
) {
  if (typeof ownedBy !== 'object') return
  const owner = await ownedBy.owner(input, req)
  if (!owner || !isOwner(req, owner)) throw new Refusal(ownedBy.missing)
}

function isOwner(req: PayloadRequest, { kind, id }: Owner): boolean {
  const caller = callerOf(req)
  if (caller.kind === 'staff') return true
  if (kind === 'bearer') return true
  if (kind === 'shopper') return isOwnShopper(req, id)
  if (kind === 'company') return caller.kind === 'representative' && caller.company === id
  return caller.kind === kind && caller.id === id
}
