import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Seller } from '#contracts/seller.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { sellerPlugin } from './index.ts'
import { seedSeller } from './repository.ts'

const company: Seller = {
  name: 'Esimerkki Oy',
  businessId: '1234567-1',
  domicile: 'Turku',
  street: 'Esimerkkikatu 1',
  zip: '20100',
  city: 'Turku',
  email: 'hei@example.com',
  phone: '+35895550100',
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop([sellerPlugin()])
})
afterAll(() => shop.close())

async function notified(): Promise<unknown> {
  return (await shop.ask('/shell/seller')).json()
}

const write = (differences: Partial<Seller>) =>
  shop.payload.updateGlobal({ slug: 'seller' as never, data: { ...company, ...differences } as never })

test('there is no seller until one is entered', async () => {
  expect(await notified()).toEqual({ seller: null })
})

test('what the shop opens with is written once, and never over what an editor wrote', async () => {
  expect(await seedSeller(shop.payload, company)).toBe(true)
  await write({ name: 'Toinen Oy' })
  expect(await seedSeller(shop.payload, company)).toBe(false)
  expect(await notified()).toEqual({ seller: { ...company, name: 'Toinen Oy' } })
})

test('a text of an editor is shown at once, tidied, and every page is rendered again', async () => {
  const invalidate = vi.fn()
  globalThis.siteCache = { invalidate }
  await write({ name: ' Kolmas \n Oy ', zip: ' 20100 ', phone: '09 555 0199' })
  expect(await notified()).toEqual({ seller: { ...company, name: 'Kolmas Oy', phone: '+35895550199' } })
  expect(invalidate).toHaveBeenCalledWith({ tags: ['shell'] })
  globalThis.siteCache = undefined
})

test.each<[keyof Seller, string, RegExp]>([
  ['businessId', '1234567-2', /Y-tunnus/],
  ['businessId', '12345671', /Y-tunnus/],
  ['name', ' ', /nimi/],
  ['domicile', '', /Kotipaikka/],
  ['street', '\u200b', /Katuosoite/],
  ['zip', '2010', /Postinumero/],
  ['city', '', /Postitoimipaikka/],
  ['email', 'hei', /Sähköposti/],
  ['phone', '12', /Puhelin/],
  ['name', 'A'.repeat(121), /nimi/],
])('%s is not kept as %j', async (field, text, names) => {
  await expect(write({ [field]: text })).rejects.toThrow(names)
})
