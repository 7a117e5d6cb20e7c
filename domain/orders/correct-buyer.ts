import type { Address, Contact } from '#contracts/checkout.ts'
import type { OrderState } from '#contracts/orders.ts'
import { acceptedAddress, problemsWithAddress } from '#domain/checkout/address.ts'
import { acceptedContact, problemsWithContact } from '#domain/checkout/contact.ts'
import { Refusal } from '#domain/refusal.ts'

/** The buyer's contact details, as the order stores them. */
export interface Reached {
  contact: Contact
  address: Address
}

/** While an order is here, its label and letters are still to be made. */
const HERE: readonly OrderState[] = ['received', 'pending', 'confirmed']

/** Whether how the buyer is reached can still be corrected. */
export function isCorrectable(state: OrderState): boolean {
  return HERE.includes(state)
}

/**
 * How the buyer is reached after a correction, and which parts are other than before. An order without an address, such as
 * one for a store, needs none. Throws `order.correction_too_late` once it has left, and the first problem of what was typed.
 */
export function correctedBuyer(
  { state, contact, address }: Reached & { state: OrderState },
  typed: { contact: Pick<Contact, 'email' | 'phone'>; address: Address },
): Reached & { changed: string[] } {
  if (!isCorrectable(state)) throw new Refusal('order.correction_too_late')
  const asked = { ...contact, ...typed.contact }
  const needsNone = isEmpty(address) && isEmpty(typed.address)
  const [problem] = [...problemsWithContact(asked), ...(needsNone ? [] : problemsWithAddress(typed.address))]
  if (problem) throw new Refusal(problem.code, { field: problem.field })
  const after = { contact: acceptedContact(asked), address: acceptedAddress(typed.address) }
  const changed = [
    ...(['email', 'phone'] as const).filter((part) => after.contact[part] !== contact[part]),
    ...(['street', 'zip', 'city'] as const).filter((part) => after.address[part] !== address[part]),
  ]
  return { ...after, changed }
}

function isEmpty({ street, zip, city }: Address): boolean {
  return [street, zip, city].every((part) => part.trim() === '')
}
