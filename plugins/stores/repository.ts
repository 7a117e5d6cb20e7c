import type { PayloadRequest } from 'payload'
import { Store } from '#contracts/stores.ts'
import { findAll } from '#plugins/kit/documents.ts'
import { dayNames, hoursOf } from './hours-fields.ts'

type Hand = Pick<PayloadRequest, 'payload'>

type DayName = (typeof dayNames)[number]

type StoreDocument = { id: number | string; number: number; street: string } & Omit<
  Store,
  'id' | 'address' | 'hours' | 'lunch'
> &
  Partial<Record<DayName | 'lunch', string | null>>

const seen = { isOpen: { not_equals: false } }

/** The stores customers see, by town and name. */
export async function listStores(hand: Hand): Promise<Store[]> {
  const documents = await findAll<StoreDocument>(hand, 'stores', seen)
  const finnish = new Intl.Collator('fi')
  return documents.map(toStore).toSorted((a, b) => finnish.compare(a.city, b.city) || finnish.compare(a.name, b.name))
}

/** The store of this number, if customers see it. */
export async function storeOf(hand: Hand, number: number): Promise<Store | undefined> {
  const [document] = await findAll<StoreDocument>(hand, 'stores', { and: [{ number: { equals: number } }, seen] })
  return document && toStore(document)
}

/** The stores by what other documents call them. */
export async function storesByDocument(hand: Hand): Promise<Map<number | string, Store>> {
  const documents = await findAll<StoreDocument>(hand, 'stores', seen)
  return new Map(documents.map((document) => [document.id, toStore(document)]))
}

function toStore({ number, street, lunch, ...document }: StoreDocument): Store {
  const hours = dayNames.map((day) => hoursOf(document[day]))
  return Store.parse({ ...document, id: number, address: street, hours, lunch: hoursOf(lunch) })
}
