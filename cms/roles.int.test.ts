import type { CollectionSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { opened } from '../tests/opened.ts'
import { openTrial } from '../tests/trial-shop.ts'
import { findBrokenLinks } from './content/broken-links.ts'
import { findLinksHere } from './content/links-here.ts'

const trial = opened(openTrial)
let [page, agreement]: DocumentId[] = []
let stores: { id: DocumentId; name: string }[]

beforeAll(async () => {
  page = (await findOne(trial.shop, 'pages', { code: { equals: 'takuut' } }))?.id
  agreement = (await findOne(trial.shop, 'pages', { code: { equals: 'ostoehdot' } }))?.id
  stores = await findAll(trial.shop, 'stores', {}, { limit: 2 })
})

test('a marketer writes the words for search engines, and nothing else of a page', async () => {
  const description = 'Näin palautat ostoksesi, ja näin korjaamme linssit, joilla et näe.'
  await change('marketer', 'pages', page, { title: 'Oma', path: '/oma', blocks: [], seo: { description } })
  const stored = await findOne(trial.shop, 'pages', { id: { equals: page } })
  expect(stored).toMatchObject({ title: 'Takuut ja palautukset', path: '/takuut', seo: { description } })
  expect(stored?.blocks?.length).toBeGreaterThan(0)
})

test('a marketer changes no agreement, not even what its key leads to', async () => {
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

test('staff of a store change their own, but not by what others find it', async () => {
  const [own, other] = stores
  await change('store-staff', 'stores', own?.id, { phone: '+358 9 555 0000', name: 'Oma', isOpen: false })
  expect(await findOne(trial.shop, 'stores', { id: { equals: own?.id } })).toMatchObject({
    phone: '+358 9 555 0000',
    name: own?.name,
    isOpen: true,
  })
  await expect(change('store-staff', 'stores', other?.id, { phone: '1' })).rejects.toMatchObject({ status: 403 })
})

test.each<[StaffRole, CollectionSlug]>([
  ['editor', 'orders'],
  ['editor', 'carts'],
  ['marketer', 'orders'],
  ['marketer', 'gift-cards'],
  ['store-staff', 'orders'],
  ['store-staff', 'outbox'],
])('%s reads nothing of %s', async (role, collection) => {
  await expect(trial.shop.payload.find({ ...as(role), collection })).rejects.toMatchObject({ status: 403 })
})

test('the desk knows what leads to a page, and what leads nowhere once it is gone', async () => {
  const look = { buttonColor: 'primary', buttonSize: 'medium' }
  const actions = [{ text: 'Takuut', reference: { relationTo: 'pages', value: page }, ...look }]
  const blocks = [{ blockType: 'call-to-action', heading: 'Lue', actions }]
  const facts = { title: 'Johtaa', path: '/johtaa', kind: 'page', language: 'fi', seo: { isHidden: true } }
  const data = { ...facts, blocks, _status: 'published' } as never
  const { id } = await trial.shop.payload.create({ collection: 'pages', data })
  const toPage = { from: '/vanhat-takuut', reference: { relationTo: 'pages' as const, value: page ?? 0 } }
  await trial.shop.payload.create({ collection: 'redirects', data: toPage })
  const found = await findLinksHere(trial.shop, page ?? 0)
  expect(found.pages.map((one) => one.id)).toContain(id)
  expect(found.redirects).toMatchObject([{ from: '/vanhat-takuut' }])
  await trial.shop.payload.update({ collection: 'pages', id: page ?? 0, data: { _status: 'draft' } })
  expect(await findBrokenLinks(trial.shop)).toEqual(
    expect.arrayContaining([
      { collection: 'pages', id, title: 'Johtaa', targets: ['Takuut ja palautukset'] },
      expect.objectContaining({ collection: 'redirects', title: '/vanhat-takuut' }),
    ]),
  )
})

/** A member of staff with one role, who works in the first store. */
function as(role: StaffRole) {
  const user = { id: 0, collection: 'staff', roles: [role], store: stores[0]?.id }
  return { overrideAccess: false, user: user as never }
}

function change(role: StaffRole, collection: CollectionSlug, id: DocumentId | undefined, data: object) {
  return trial.shop.payload.update({ ...as(role), collection, id: id ?? 0, data: data as never })
}
