import { createHmac, randomBytes } from 'node:crypto'
import type { BookingForm } from '#contracts/bookings.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { searchedName } from '#domain/customers/search-words.ts'
import { storedKey } from '#plugins/kit/sealing/stored-keys.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/**
 * By which the bookings of an address are found, since the address itself is sealed: an HMAC under a key of its own. Spelled
 * in capitals or not, an address is one.
 */
export function emailIndexOf(context: WithPayload, email: string): Promise<string> {
  return indexOf(context, accountEmail(email))
}

/** The same of a phone number in any spelling. Null for what is no number. */
export async function phoneIndexOf(context: WithPayload, typed: string): Promise<string | null> {
  const phone = readPhone(typed)
  return phone ? indexOf(context, `phone ${phone}`) : null
}

/**
 * The same of a surname, in capitals or not. Beginnings of one have no index: with the database and one known name,
 * others could be learned from it.
 */
export function surnameIndexOf(context: WithPayload, surname: string): Promise<string> {
  return indexOf(context, `surname ${searchedName(surname)}`)
}

/** The indexes of who comes. Who books by phone may have no address, and staff may leave a phone number out. */
export async function indexesOf(context: WithPayload, { email, phone, lastName }: BookingForm) {
  return {
    emailIndex: email === '' ? null : await emailIndexOf(context, email),
    phoneIndex: await phoneIndexOf(context, phone),
    surnameIndex: await surnameIndexOf(context, lastName),
  }
}

/** An address has a @ and no space, so that it is no other's index. */
async function indexOf(context: WithPayload, value: string): Promise<string> {
  const key = await storedKey(context, 'booking email index', () => randomBytes(32).toString('base64'))
  return createHmac('sha256', Buffer.from(key, 'base64')).update(value).digest('base64url')
}
