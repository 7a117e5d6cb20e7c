import type { Where } from 'payload'
import { accountEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import type { StoredCustomer } from './repository.ts'

/** A person as staff see one: the account, if any, and the data left elsewhere. */
export interface AdminPerson {
  /** Number of the account; null for a guest. */
  customer: string | null
  /** Where letters and text messages went to, as they were typed. */
  addresses: string[]
  /** As accounts keep them. */
  emails: string[]
  /** In E.164. */
  phones: string[]
}

/** The customer of this account, with former addresses. */
export function personOf({ number, email, phone, formerAddresses }: StoredCustomer): AdminPerson {
  const all = [email, ...(phone ? [phone] : []), ...(formerAddresses ?? [])]
  return { customer: number, ...sorted(all) }
}

/** The guest who left this address or phone number. */
export function guestOf({ email, phone }: { email: string; phone: string }): AdminPerson {
  return { customer: null, ...sorted([email, phone]) }
}

/**
 * Selects a person's documents in a collection by the account that they name, and a guest's by address or phone. What
 * another account has is another's, whatever phone the two share.
 */
export function ofPerson(
  { customer, emails, phones }: Omit<AdminPerson, 'addresses'>,
  fields: { email: string; phone: string },
): Where {
  const isReached: Where = { or: [{ [fields.email]: { in: emails } }, { [fields.phone]: { in: phones } }] }
  const asGuest: Where = { and: [{ customer: { exists: false } }, isReached] }
  return customer === null ? asGuest : { or: [{ customer: { equals: customer } }, asGuest] }
}

function sorted(typed: string[]): Omit<AdminPerson, 'customer'> {
  const addresses = typed.filter((one) => one !== '')
  const emails = addresses.filter((one) => one.includes('@')).map(accountEmail)
  const phones = addresses.flatMap((one) => readPhone(one) ?? [])
  return {
    addresses: [...new Set([...addresses, ...emails, ...phones])],
    emails: [...new Set(emails)],
    phones: [...new Set(phones)],
  }
}
