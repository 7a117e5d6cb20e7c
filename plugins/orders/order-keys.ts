import { accountEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { searchedName } from '#domain/customers/search-words.ts'

/** How an order is found by its buyer: the address as an account keeps it, the phone in E.164, and the name in lower case. */
export function orderKeys({
  firstName,
  lastName,
  email,
  phone,
}: Record<'firstName' | 'lastName' | 'email' | 'phone', string>) {
  return {
    emailKey: accountEmail(email),
    phoneKey: readPhone(phone) ?? null,
    searchedName: searchedName(`${firstName} ${lastName}`),
  }
}
