import { expect, test } from 'vitest'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Article } from '#contracts/catalog.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import type { LifestylePlan } from '#contracts/lifestyle.ts'
import type { Category, Listing } from '#contracts/listing.ts'
import type { Page } from '#contracts/pages.ts'
import type { SearchResults } from '#contracts/search.ts'
import type { Banner, Menus } from '#contracts/shell.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { opened } from './opened.ts'
import { openTrial } from './trial-shop.ts'

const trial = opened(openTrial)
const IN_SWEDISH = { 'Accept-Language': 'sv' }

/** The answers for a page in each language. */
async function notified<Answer>(path: string): Promise<{ fi: Answer; sv: Answer }> {
  const [fi, sv] = await Promise.all([trial.shop.ask(path), trial.shop.ask(path, undefined, IN_SWEDISH)])
  return { fi: (await fi.json()) as Answer, sv: (await sv.json()) as Answer }
}

test('menus are in the language of the page, with the names of categories', async () => {
  const { fi, sv } = await notified<{ menus: Menus }>('/shell/menus')
  expect(fi.menus.header[1]).toMatchObject({ text: 'Silmälasit', href: '/kehykset' })
  expect(sv.menus.header[1]).toMatchObject({ text: 'Glasögon', href: '/kehykset' })
  expect([fi.menus.promise, sv.menus.promise]).toEqual(['Näkemistä varten.', 'För att du ska se.'])
  const lenses = sv.menus.panels.find(({ name }) => name === 'lenses')
  expect(lenses?.title).toBe('Kontaktlinser')
  expect(lenses?.sections[1]).toMatchObject({ heading: 'Linstyper', links: [{ text: 'Dagslinser' }, {}, {}] })
  expect(sv.menus.footer.map(({ title }) => title)).toEqual(['Handla', 'Kontakta oss', 'Information'])
})

test('categories are in the language of the page, and a missing translation falls back to Finnish', async () => {
  const named = async () => {
    const { fi, sv } = await notified<{ categories: Category[] }>('/catalog/categories')
    return [fi, sv].map(({ categories }) => categories.find(({ id }) => id === 'sunglasses'))
  }
  const [fi, sv] = await named()
  expect([fi?.title, sv?.title, sv?.slug]).toEqual(['Aurinkolasit', 'Solglasögon', 'aurinkolasit'])
  await trial.shop.payload.update({
    collection: 'categories',
    where: { code: { equals: 'sunglasses' } },
    data: { translations: { sv: { title: '', intro: 'Alla.' } } },
  })
  expect((await named()).map((one) => [one?.title, one?.intro])).toEqual([
    ['Aurinkolasit', fi?.intro],
    ['Aurinkolasit', 'Alla.'],
  ])
})

test('brands are in the language of the page', async () => {
  const { sv } = await notified<{ categories: Category[] }>('/catalog/categories')
  expect(sv.categories[0]?.groups[0]).toMatchObject({
    title: 'Aurakivi',
    tagline: 'Acetatbågar från en enda verkstad i Åbo.',
  })
})

test('the banner is in the language of the page', async () => {
  await trial.shop.payload.updateGlobal({
    slug: 'banner',
    data: { isOn: true, text: 'Maksaminen ei nyt onnistu.', translations: { sv: { text: 'Betalning går inte nu.' } } },
  })
  const { fi, sv } = await notified<{ banner: Banner }>('/shell/banner')
  expect([fi.banner.text, sv.banner.text]).toEqual(['Maksaminen ei nyt onnistu.', 'Betalning går inte nu.'])
})

test('exams are in the language of the page, with what the customer brings along', async () => {
  const { fi, sv } = await notified<{ examTypes: ExamType[] }>('/booking/exam-types')
  expect(sv.examTypes[0]).toEqual({
    ...fi.examTypes[0],
    name: 'Synundersökning för glasögon',
    complaint: 'Jag ser sämre än förut, på långt eller nära håll',
    description: expect.stringMatching(/^Optikern mäter/) as string,
    bring: expect.arrayContaining(['En lista över dina läkemedel']) as string[],
  })
})

test('delivery methods are in the language of the page, and an order stores that of the purchase', async () => {
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

test('an article with its colors, warnings and ground lenses is in the language of the page', async () => {
  const { fi, sv } = await notified<{ data: Article }>(
    `/article/${encodeURIComponent('kehykset/aurakivi/halinen-musta')}`,
  )
  expect([fi.data.color, sv.data.color]).toEqual(['Musta', 'Svart'])
  expect(sv.data.siblings.map(({ color }) => color)).toContain('Mörk havanna')
  expect(sv.data.facts).toContainEqual(expect.objectContaining({ attribute: 'color', text: 'Svart' }))
  expect(sv.data.warnings).toMatch(/^Lämna inte bågen i en het bil/)
  expect(sv.data.lensPackages.map(({ name }) => name)).toContain('Progressiva glas')
  expect(sv.data.lensPackages[0]?.tints[0]).toMatchObject({ name: 'Brun', color: 'brown' })
  expect(sv.data.lensPackages[0]).not.toHaveProperty('translations')
  const listing = await notified<Listing>('/catalog/list?category=frames')
  expect(listing.sv.articles[0]).toEqual({ ...listing.fi.articles[0], color: 'Svart', flags: sv.data.flags })
})

test('alternative texts of pictures of categories and pages are in the language of the page', async () => {
  const { fi, sv } = await notified<{ categories: Category[] }>('/catalog/categories')
  expect([fi, sv].map(({ categories }) => categories[0]?.picture?.alt)).toEqual([
    'Kahdet silmälasikehykset, ruskeat ja mustat',
    'Två glasögonbågar, en brun och en svart',
  ])
  const answer = await trial.shop.ask(`/content/page?path=${encodeURIComponent('/sv/pressmeddelanden')}`)
  const { page } = (await answer.json()) as { page: Page }
  const releases = page.blocks.flatMap((block) => (block.type === 'press-list' ? block.releases : []))
  expect(page.seo.picture?.alt).toMatch(/^En syntavla vars ringar/)
  expect(releases.map(({ path, picture }) => [path, picture?.alt.slice(0, 20)])).toEqual([
    ['/sv/pressmeddelanden/stildagarna-våren-2027', 'En teckning av en bu'],
    ['/sv/pressmeddelanden/webbutiken-öppnar', 'Tre par glasögon: ho'],
    ['/sv/pressmeddelanden/världssyndagen-2026', 'Samma vintergata två'],
  ])
})

test('alternative texts of pictures of goods are in the language of the page and of the card', async () => {
  const picture = await findOne(trial.shop, 'media', { filename: { equals: 'category-frames.webp' } })
  await trial.shop.payload.update({
    collection: 'articles',
    where: { handle: { equals: 'halinen-musta' } },
    data: { pictures: [picture?.id ?? 0] },
  })
  const page = await notified<{ data: Article }>(`/article/${encodeURIComponent('kehykset/aurakivi/halinen-musta')}`)
  const listing = await notified<Listing>('/catalog/list?category=frames')
  for (const language of ['fi', 'sv'] as const) {
    const alt = language === 'fi' ? picture?.alt : picture?.translations?.sv?.alt
    const card = listing[language].articles.find(({ id }) => id === page.fi.data.id)
    expect([page[language].data.medias, card?.medias]).toMatchObject([[{ alt }], [{ alt }]])
  }
  expect(page.sv.data.medias[0]).not.toHaveProperty('translations')
})

test('goods in a cart have the names of their page, and an order stores them', async () => {
  const shopper = { ...(await trial.shopperWith(1)), ...IN_SWEDISH }
  const [line] = (await trial.cartOf(shopper)).items as { articleDescription: string }[]
  expect(line?.articleDescription).toMatch(/^Kuulas Allt-i-ett-vätska/)
  const { number } = await trial.paidOrder({}, shopper)
  const order = await findOrder(await trial.shop.req(), number)
  expect(order?.bought.lines[0]?.articleDescription).toBe(line?.articleDescription)
})

test('plans of Lifestyle are in the language of the page', async () => {
  const { fi, sv } = await notified<{ plans: LifestylePlan[] }>('/lifestyle/plans')
  expect([fi.plans[0]?.name, sv.plans[0]?.name]).toEqual(['Perus', 'Bas'])
  expect(sv.plans[0]?.perks[0]).toEqual({ kind: 'exams', words: 'Synundersökningar utan avgift' })
  expect(sv.plans[0]).not.toHaveProperty('translations')
})

test('questions are in the language of the page, in the full list and in selections', async () => {
  const asked = async (path: string) => {
    const answer = await trial.shop.ask(`/content/page?path=${encodeURIComponent(path)}`)
    const { page } = (await answer.json()) as { page: Page }
    return page.blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []))
  }
  expect((await asked('/sv/vanliga-frågor'))[0]?.question).toBe('Hur beställer jag glasögon med mina egna styrkor?')
  expect((await asked('/sv/varaa-näöntarkastus'))[0]?.question).toBe('Kan en optiker undersöka ett barns syn?')
})

test.each([
  { language: 'sv', q: 'glasögonbågar', title: 'Bågar', color: 'svart' },
  { language: 'en', q: 'frames', title: 'Frames', color: 'black' },
])('$q finds frames and names them in $language', async ({ language, q, title, color }) => {
  const answer = await trial.shop.ask(`/site/search?q=${encodeURIComponent(q)}`, undefined, {
    'Accept-Language': language,
  })
  const { articles, productCategories } = (await answer.json()) as SearchResults
  expect(articles.data[0]?.namePackageGet).toBe(`Aurakivi Halinen, ${color}`)
  expect(productCategories.data).toContainEqual(expect.objectContaining({ title, url: '/kehykset' }))
})
