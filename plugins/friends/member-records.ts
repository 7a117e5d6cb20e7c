import type { PayloadRequest } from 'payload'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { adoptMembership, countRows, eraseMember, moveMembership, rowsOf, type Person } from './repository.ts'

/** The person of an account. */
export function personOf({ email, number }: StoredCustomer): Person {
  return { email, customer: number }
}

/** The customer's membership of Friends among the customer's data. Orders keep what was bought as a member. */
export const memberRecords: KeepsRecords = {
  async collect(req, customer) {
    const rows = await rowsOf(req, personOf(customer))
    return {
      rows: rows.map(({ email, state, askedAt, joinedAt, leftAt, place, termsVersion }) => {
        return { email, state, askedAt, joinedAt, leftAt, place, termsVersion }
      }),
    }
  },
  async erase(req, customer) {
    await eraseMember(req, personOf(customer))
    return []
  },
  merge: {
    count: (req, from) => countRows(req, personOf(from)),
    move: (req, from, into) => moveMembership(req, personOf(from), into.number),
  },
}

/** Gives a customer the membership of the account's address. */
export async function adoptMembershipOf(req: PayloadRequest, { email, number }: StoredCustomer): Promise<void> {
  await adoptMembership(req, email, number)
}

/** Does the same at sign-in. Returns 0, since no row of a cart joins by it. */
export async function adoptAtSignIn(req: PayloadRequest, { customer }: { customer: StoredCustomer }): Promise<number> {
  await adoptMembershipOf(req, customer)
  return 0
}
