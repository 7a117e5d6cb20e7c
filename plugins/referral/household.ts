import type { PayloadRequest } from 'payload'
import { likeness, type Detail } from '#domain/referral/likeness.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { contractsOf } from '#plugins/lifestyle/repository.ts'
import { cardsOf } from '#plugins/payments/saved-card-repository.ts'
import { subscriptionsOf } from '#plugins/subscriptions/repository.ts'

/** How much a sharer and a friend are alike, by their accounts, contracts and saved cards as they are now. */
export async function likenessOf(
  req: PayloadRequest,
  { sharer, friend }: { sharer: string; friend: string },
): Promise<'person' | 'household' | null> {
  return likeness(await detailsOf(req, sharer), await detailsOf(req, friend))
}

async function detailsOf(req: PayloadRequest, number: string): Promise<Detail[]> {
  const customer = number === '' ? null : await findCustomer(req, number)
  if (!customer) return []
  const { firstName, lastName, phone, street, postalCode } = customer
  const [subscriptions, contracts, cards] = await Promise.all([
    subscriptionsOf(req, number),
    contractsOf(req, number),
    cardsOf(req, number),
  ])
  return [
    {
      name: `${firstName} ${lastName}`,
      phone: phone ?? '',
      address: { street: street ?? '', zip: postalCode ?? '' },
    },
    ...[...subscriptions, ...contracts].map(({ form: { contact, address } }) => ({
      name: `${contact.firstName} ${contact.lastName}`,
      phone: contact.phone,
      address,
    })),
    ...cards.map(({ type, lastDigits, expires }) => ({ card: `${type} ${lastDigits} ${expires}` })),
  ]
}
