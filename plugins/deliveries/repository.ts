import type { PayloadRequest } from 'payload'
import { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Language } from '#contracts/language.ts'
import { translated } from '#domain/translated.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { cached } from '#plugins/kit/storage/cached.ts'

/** The ways of delivery that are offered now, in the editors' order, and by default in the language of the request. */
export async function deliveryMethods(
  req: PayloadRequest,
  language: Language = languageOf(req),
): Promise<DeliveryMethod[]> {
  return (await offeredMethods.read(req)).map((method) => translated(method, language))
}

/** Cached, since every view of a cart reads it and it changes a few times a year. */
export const offeredMethods = cached('delivery-methods', async (context) => {
  const offered = await findAll(context, 'delivery-methods', { isOffered: { equals: true } }, { sort: 'place' })
  return offered.map(({ methodId, name, kind, carrier, price, freeFrom, promise, translations }) => ({
    ...DeliveryMethod.parse({ id: methodId, name, kind, carrier, price, freeFrom, promise }),
    translations,
  }))
})
