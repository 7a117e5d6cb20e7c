import { expect, test } from 'vitest'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import type { Category } from '#contracts/listing.ts'
import type { Banner, Menus } from '#contracts/shell.ts'
import { shopTexts } from '#locales/texts.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from './opened.ts'
import { openTrial } from './trial-shop.ts'

shopTexts().addResourceBundle('sv', 'data', {})
const trial = opened(openTrial)
const IN_SWEDISH = { 'Accept-Language': 'sv' }

/** What a page of each language is told. */
async function told<Answer>(path: string): Promise<{ fi: Answer; sv: Answer }> {
  const [fi, sv] = await Promise.all([trial.shop.ask(path), trial.shop.ask(path, undefined, IN_SWEDISH)])
  return { fi: (await fi.json()) as Answer, sv: (await sv.json()) as Answer }
}

test('menus are in the language of the page: their own words, and those of categories', async () => {
  const { fi, sv } = await told<{ menus: Menus }>('/shell/menus')
  expect(fi.menus.header[0]).toMatchObject({ text: 'Silmälasit', href: '/kehykset' })
  expect(sv.menus.header[0]).toMatchObject({ text: 'Glasögon', href: '/kehykset' })
  expect([fi.menus.promise, sv.menus.promise]).toEqual(['Näkemistä varten.', 'För att du ska se.'])
  const lenses = sv.menus.panels.find(({ name }) => name === 'lenses')
  expect(lenses?.title).toBe('Kontaktlinser')
  expect(lenses?.sections[1]).toMatchObject({ heading: 'Linstyper', links: [{ text: 'Dagslinser' }, {}, {}] })
  expect(sv.menus.footer.map(({ title }) => title)).toEqual(['Handla', 'Kontakta oss', 'Information'])
})

test('categories and brands are, and a word that an editor empties is Finnish again', async () => {
  const named = async () => {
    const { fi, sv } = await told<{ categories: Category[] }>('/catalog/categories')
    return [fi, sv].map(({ categories: [frames] }) => frames)
  }
  const [fi, sv] = await named()
  expect([fi?.title, sv?.title, sv?.slug]).toEqual(['Silmälasikehykset', 'Bågar', 'kehykset'])
  expect(sv?.groups[0]).toMatchObject({ title: 'Aurakivi', tagline: 'Acetatbågar från en enda verkstad i Åbo.' })
  await trial.shop.payload.update({
    collection: 'categories',
    where: { code: { equals: 'frames' } },
    data: { translations: { sv: { title: '', intro: 'Alla.' } } },
  })
  expect((await named()).map((one) => [one?.title, one?.intro])).toEqual([
    ['Silmälasikehykset', fi?.intro],
    ['Silmälasikehykset', 'Alla.'],
  ])
})

test('a banner is', async () => {
  await trial.shop.payload.updateGlobal({
    slug: 'banner',
    data: { isOn: true, text: 'Maksaminen ei nyt onnistu.', translations: { sv: { text: 'Betalning går inte nu.' } } },
  })
  const { fi, sv } = await told<{ banner: Banner }>('/shell/banner')
  expect([fi.banner.text, sv.banner.text]).toEqual(['Maksaminen ei nyt onnistu.', 'Betalning går inte nu.'])
})

test('exams are, with what is to be brought along', async () => {
  const { fi, sv } = await told<{ examTypes: ExamType[] }>('/booking/exam-types')
  expect(sv.examTypes[0]).toEqual({
    ...fi.examTypes[0],
    ...{ name: 'Synundersökning för glasögon', complaint: 'Jag ser sämre än förut, på långt eller nära håll' },
    description: expect.stringMatching(/^Optikern mäter/) as string,
    bring: expect.arrayContaining(['En lista över dina läkemedel']) as string[],
  })
})

test('ways of delivery are, and an order keeps its own in the language of the purchase', async () => {
  const shopper = { ...(await trial.shopperWith(1)), ...IN_SWEDISH }
  const answer = await trial.shop.ask('/site/shopper', undefined, shopper)
  const { checkoutConfig } = (await answer.json()) as { checkoutConfig: { deliveryMethods: DeliveryMethod[] } }
  expect(checkoutConfig.deliveryMethods.map(({ name }) => name)).toEqual([
    'Postens paketautomat',
    'Matkahuoltos utlämningsställe',
    'Postens hemleverans',
    'Hämta i butik',
  ])
  const { number } = await trial.paidOrder({}, shopper)
  const order = await findOne(trial.shop, 'orders', { number: { equals: number } })
  const chosen = checkoutConfig.deliveryMethods.find(({ id }) => id === order?.bought.delivery.methodId)
  expect([order?.language, order?.bought.delivery.name]).toEqual(['sv', chosen?.name])
})
