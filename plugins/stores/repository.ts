import type { PayloadRequest } from 'payload'
import { Store } from '#contracts/stores.ts'
import { findAll, findOne } from '#plugins/kit/documents.ts'
import { remembered } from '#plugins/kit/remembered.ts'
import { dayNames, hoursOf } from './hours-fields.ts'

type Hand = Pick<PayloadRequest, 'payload'>

type DayName = (typeof dayNames)[number]

type StoreDocument = { id: number | string; number: number; street: string } & Omit<
  Store,
  'id' | 'address' | 'hours' | 'lunch'
> &
  Partial<Record<DayName | 'lunch', string | null>>

/** The stores customers see, by what other documents call them. Every product page asks for all of them. */
export const seenStores = remembered('stores', async (hand) => {
  const documents = await findAll<StoreDocument>(hand, 'stores', { isOpen: { not_equals: false } })
  return new Map(documents.map((document) => [document.id, toStore(document)]))
})

export const storesByDocument = (hand: Hand) => seenStores.read(hand)

/** The stores customers see, by town and name. */
export async function listStores(hand: Hand): Promise<Store[]> {
  const stores = await seenStores.read(hand)
  const finnish = new Intl.Collator('fi')
  return [...stores.values()].toSorted((a, b) => finnish.compare(a.city, b.city) || finnish.compare(a.name, b.name))
}

/** The store of this number, if customers see it. */
export async function storeOf(hand: Hand, number: number): Promise<Store | undefined> {
  const stores = await seenStores.read(hand)
  return [...stores.values()].find(({ id }) => id === number)
}

/** What other documents call the store of this number, whether or not customers see it: its shelf outlives its door. */
export async function storeDocumentOf(hand: Hand, number: number): Promise<StoreDocument['id'] | undefined> {
  return (await findOne<StoreDocument>(hand, 'stores', { number: { equals: number } }))?.id
}

function toStore({ number, street, lunch, ...document }: StoreDocument): Store {
  const hours = dayNames.map((day) => hoursOf(document[day]))
  return Store.parse({ ...document, id: number, address: street, hours, lunch: hoursOf(lunch) })
}
