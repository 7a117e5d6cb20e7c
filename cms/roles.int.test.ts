import type { CollectionSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { opened } from '../tests/opened.ts'
import { readsOf, rightsOf, unreadableTo } from '../tests/role-rights.ts'
import { expectRefused, openTrial } from '../tests/trial-shop.ts'
import { findBrokenLinks } from './content/broken-links.ts'
import { findLinksHere } from './content/links-here.ts'

const EVERYTHING = 'create update delete'
const OWN_ACCOUNT = 'update? without roles store email'

const trial = opened(openTrial)
let [page, agreement]: DocumentId[] = []
let stores: { id: DocumentId; name: string }[]

beforeAll(async () => {
  page = (await findOne(trial.shop, 'pages', { code: { equals: 'takuut' } }))?.id
  agreement = (await findOne(trial.shop, 'pages', { code: { equals: 'ostoehdot' } }))?.id
  stores = await findAll(trial.shop, 'stores', {}, { limit: 2 })
})

test('a marketer can change the search description of a page, and nothing else of it', async () => {
  const description = 'Näin palautat ostoksesi, ja näin korjaamme linssit, joilla et näe.'
  await change('marketer', 'pages', page, { title: 'Oma', path: '/oma', blocks: [], seo: { description } })
  const stored = await findOne(trial.shop, 'pages', { id: { equals: page } })
  expect(stored).toMatchObject({ title: 'Takuut ja palautukset', path: '/takuut', seo: { description } })
  expect(stored?.blocks?.length).toBeGreaterThan(0)
})

test('a marketer can change no agreement, and not the page of an agreement key', async () => {
  await expect(change('marketer', 'pages', agreement, { seo: { description: 'Oma' } })).rejects.toMatchObject({
    status: 403,
  })
  const data = { terms: { relationTo: 'pages', value: page }, press: { relationTo: 'pages', value: page } }
  await trial.shop.payload.updateGlobal({ ...as('marketer'), slug: 'page-keys', data: data as never })
  expect(await trial.shop.payload.findGlobal({ slug: 'page-keys', depth: 0 })).toMatchObject({
    terms: { value: agreement },
    press: { value: page },
  })
})

test('store staff change their own store, but not its name or whether it is open', async () => {
  const [own, other] = stores
  await change('store-staff', 'stores', own?.id, { phone: '+358 9 555 0000', name: 'Oma', isOpen: false })
  expect(await findOne(trial.shop, 'stores', { id: { equals: own?.id } })).toMatchObject({
    phone: '+358 9 555 0000',
    name: own?.name,
    isOpen: true,
  })
  await expect(change('store-staff', 'stores', other?.id, { phone: '1' })).rejects.toMatchObject({ status: 403 })
})

/** What the law wants to be right of a brand is an admin's. */
const WORDS_OF_BRANDS = 'update without name kind maker'

/** What is booked by, and what it costs, is an admin's. */
const WORDS_OF_EXAMS =
  'update without group level minutes price ages skill instruments service isOffered isForCompanies isFitting'

/** What each role writes. A new collection or global that one of them may write needs its row here. */
const rights: Record<Exclude<StaffRole, 'admin'>, Record<string, string>> = {
  'order-handler': {
    skus: 'update without title article stock size measures parameters sellsOnline sellsInStores isSupplierOrder leadTimeDays',
    staff: OWN_ACCOUNT,
  },
  optician: { staff: OWN_ACCOUNT },
  'customer-service': { staff: OWN_ACCOUNT },
  editor: {
    ...each(['media', 'videos', 'pages', 'questions', 'redirects', 'forms', 'social-accounts', 'tags'], EVERYTHING),
    ...each(['search-words', 'search-picks', 'search-answers', 'experiments'], EVERYTHING),
    ...each(['stores', 'categories', 'menus', 'page-keys', 'banner', 'suggesting'], 'update'),
    brands: WORDS_OF_BRANDS,
    'exam-types': WORDS_OF_EXAMS,
    releases: EVERYTHING,
    staff: OWN_ACCOUNT,
  },
  marketer: {
    ...each(
      [
        'redirects',
        'forms',
        'social-accounts',
        'tags',
        'search-words',
        'search-picks',
        'search-answers',
        'experiments',
      ],
      EVERYTHING,
    ),
    ...each(['categories', 'menus', 'suggesting'], 'update'),
    brands: WORDS_OF_BRANDS,
    releases: EVERYTHING,
    pages:
      'update? without title blocks overSchedule path kind effectiveOn language original hasShell hasBottomButtons',
    'page-keys':
      'update without store_terms account_terms privacy_policy friends_terms terms glasses_agreement lens_agreement company_terms',
    staff: OWN_ACCOUNT,
  },
  'store-staff': {
    stores: 'update? without number name slug isOpen',
    'exam-places': 'create update?',
    ...each(['shift-weeks', 'shifts', 'absences'], 'create update? delete?'),
    staff: OWN_ACCOUNT,
  },
}

test.each(Object.entries(rights) as [StaffRole, Record<string, string>][])(
  'the role %s writes only its own collections and fields',
  async (role, expected) => {
    expect(await rightsOf(trial.shop.payload.config, role)).toEqual(expected)
  },
)

/** What each role reads that not every member of staff does. */
const reads: Record<Exclude<StaffRole, 'admin'>, string[]> = {
  'order-handler': [
    'carts',
    'customers',
    'discount-codes',
    'gift-cards',
    'invoices',
    'lifestyle-contracts',
    'orders',
    'outbox',
    'stuck-steps',
    'subscriptions',
  ],
  optician: ['customers', 'orders'],
  'customer-service': [
    'customers',
    'invoices',
    'lifestyle-contracts',
    'orders',
    'outbox',
    'stuck-steps',
    'subscriptions',
  ],
  editor: ['price-rises'],
  marketer: ['price-rises'],
  'store-staff': [],
}

test.each(Object.entries(reads) as [StaffRole, string[]][])('%s reads only its collections', async (role, expected) => {
  expect(await readsOf(trial.shop.payload.config, role)).toEqual(expected)
})

test.each<StaffRole>(['order-handler', 'optician', 'customer-service', 'admin'])(
  'the role %s reads no sealed or secret field of people by REST',
  async (role) => {
    expect(await unreadableTo(trial.shop.payload.config, role, ['customers', 'orders', 'outbox'])).toEqual({
      customers: ['shopper', 'passwordHash', 'socialNumber', 'socialNumberIndex'],
      orders: ['bought', 'lines', 'prescriptions', 'inquiries'],
      outbox: ['message'],
    })
  },
)

test('an optician can confirm an order and cannot send it', async () => {
  const { number } = await trial.paidOrder()
  const optician = await trial.staff('optician')
  const move = (to: string) => trial.shop.ask(`/order/${number}/move`, { to }, optician)
  await expectRefused(move('sent'), 403, 'request.not_allowed')
  expect((await move('confirmed')).status).toBe(200)
})

test.each<[StaffRole, CollectionSlug]>([
  ['editor', 'orders'],
  ['editor', 'carts'],
  ['marketer', 'orders'],
  ['marketer', 'gift-cards'],
  ['store-staff', 'orders'],
  ['store-staff', 'outbox'],
])('the role %s is refused every document of %s', async (role, collection) => {
  await expect(trial.shop.payload.find({ ...as(role), collection })).rejects.toMatchObject({ status: 403 })
})

test('the admin knows what leads to a page, and what leads nowhere once it is gone', async () => {
  const look = { buttonColor: 'primary', buttonSize: 'medium' }
  const actions = [{ text: 'Takuut', reference: { relationTo: 'pages', value: page }, ...look }]
  const blocks = [{ blockType: 'call-to-action', heading: 'Lue', actions }]
  const facts = { title: 'Johtaa', path: '/johtaa', kind: 'page', language: 'fi', seo: { isHidden: true } }
  const data = { ...facts, blocks, _status: 'published' } as never
  const { id } = await trial.shop.payload.create({ collection: 'pages', data })
  const toPage = { from: '/vanhat-takuut', reference: { relationTo: 'pages' as const, value: page ?? 0 } }
  await trial.shop.payload.create({ collection: 'redirects', data: toPage })
  const home = await findOne(trial.shop, 'pages', { path: { equals: '/' } })
  const typed = { text: 'Takuut', address: '/takuut#ehdot', ...look }
  const inTypedLink = { blockType: 'call-to-action', heading: 'Lue', actions: [typed] }
  await trial.shop.payload.update({
    collection: 'pages',
    id: home?.id ?? 0,
    data: { blocks: [...(home?.blocks ?? []), inTypedLink] as never },
  })
  const menu = [{ text: 'Takuut', reference: { relationTo: 'pages', value: page } }]
  await trial.shop.payload.updateGlobal({ slug: 'menus', data: { services: menu } as never })
  await trial.shop.payload.updateGlobal({ slug: 'banner', data: { links: menu } as never })
  const found = await findLinksHere(trial.shop, page ?? 0)
  expect(found.pages.map((one) => one.id)).toEqual(expect.arrayContaining([id, home?.id]))
  expect(found).toMatchObject({ globals: ['menus', 'banner'] })
  expect(found.keys).toContain('guarantees')
  expect(found.redirects).toMatchObject([{ from: '/vanhat-takuut' }])
  await trial.shop.payload.update({ collection: 'pages', id: page ?? 0, data: { _status: 'draft' } })
  expect(await findBrokenLinks(trial.shop)).toEqual(
    expect.arrayContaining([
      { collection: 'pages', id, title: 'Johtaa', targets: ['Takuut ja palautukset'] },
      expect.objectContaining({ collection: 'redirects', title: '/vanhat-takuut' }),
      { collection: 'pages', id: home?.id, title: home?.title, targets: ['/takuut#ehdot'] },
      ...['menus', 'banner', 'page-keys'].map((slug) => ({ global: slug, targets: ['Takuut ja palautukset'] })),
    ]),
  )
})

function each(slugs: string[], operations: string): Record<string, string> {
  return Object.fromEntries(slugs.map((slug) => [slug, operations]))
}

/** A member of staff with one role, who works in the first store. */
function as(role: StaffRole) {
  const user = { id: 0, collection: 'staff', roles: [role], store: stores[0]?.id }
  return { overrideAccess: false, user: user as never }
}

function change(role: StaffRole, collection: CollectionSlug, id: DocumentId | undefined, data: object) {
  return trial.shop.payload.update({ ...as(role), collection, id: id ?? 0, data: data as never })
}
