import fc from 'fast-check'
import { expect, test } from 'vitest'
import { now } from '#plugins/kit/clock.ts'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'
import { storedFolder } from '#plugins/kit/storage/stored-file.ts'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { catalogChanged } from './catalog-changes.ts'
import { buildSnapshot } from './snapshot/build-snapshot.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'
import { keepSnapshot, readStoredSnapshot } from './snapshot/stored-snapshot.ts'
import { priceSnapshot } from './snapshot/price-snapshot.ts'
import { snapshotOf, type CatalogSnapshot } from './snapshot/snapshot-types.ts'

const catalog = opened(() => openTrialCatalog())

/** What editors and other staff do with the catalog, at a place of a list. */
const edits: Record<string, (place: number) => Promise<unknown>> = {
  rename: (place) => update('articles', place, { name: `Nimi ${place}` }),
  hide: (place) => update('articles', place, { isPublished: false }),
  show: (place) => update('articles', place, { isPublished: true }),
  'change the design': (place) => update('articles', place, { model: `malli ${place % 3}` }),
  'change the brand': async (place) => update('articles', place, { brand: await idAt('brands', place) }),
  'rename a brand': (place) => update('brands', place, { slug: `merkki-${place}`, name: `Merkki ${place}` }),
  'rename a category': (place) => update('categories', place, { slug: `ryhmä-${place}` }),
  'describe a picture': (place) => update('media', place, { alt: `Kuva ${place}` }),
  'hang a picture': async (place) => update('articles', place, { pictures: [await idAt('media', 0)] }),
  price: async (place) =>
    create('prices', { article: await idAt('articles', place), amount: 1000 + place, channel: 'online', kind: 'unit' }),
  'add a size': async (place) =>
    create('skus', { article: await idAt('articles', place), title: `SKU ${place}`, size: crypto.randomUUID() }),
  'move a size': async (place) => update('skus', place, { article: await idAt('articles', place + 1) }),
  'change the stock': (place) => update('skus', place, { stockChange: 1 }),
  'fill a shelf': async (place) => update('store-stock', place, { pieces: place % 3 }),
}

test('the catalog snapshot patched after edits equals one built anew', async () => {
  const first = await currentSnapshot(catalog.req)
  const edit = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat({ max: 60 }))
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (sequence) => {
      for (const [name, place] of sequence) await edits[name]?.(place)
      const patched = await currentSnapshot(catalog.req)
      const anew = await buildSnapshot(catalog.shop.payload, { ...patched })
      priceSnapshot(anew, now())
      expect(facts(patched)).toEqual(facts(anew))
    }),
    { numRuns: 40 },
  )
  expect(await currentSnapshot(catalog.req)).toBe(first)
})

test('a change of the whole catalog builds a new snapshot', async () => {
  const before = await currentSnapshot(catalog.req)
  await catalogChanged(catalog.req, 'all')
  expect(await currentSnapshot(catalog.req)).not.toBe(before)
})

test('starting the shop reads only what has changed since the catalog was stored', async () => {
  await edits['rename']?.(1)
  await edits['change the stock']?.(3)
  const saved = await currentSnapshot(catalog.req)
  const said = new Map([...saved.byNumber].map(([number, { about }]) => [number, about.description]))
  // What no document says is seen to be read from the disk.
  for (const { about } of saved.byNumber.values()) about.description = 'Vain levyllä'
  await keepSnapshot(catalog.req, storedFolder('catalog'), saved)
  await edits['rename']?.(2)
  await edits['change the stock']?.(3)

  delete snapshotOf(catalog.req).latest
  const opened = await currentSnapshot(catalog.req)
  // Which of them the edits concern depends on what the edits before have made one design.
  const fromDisk = [...opened.byNumber.values()].filter(({ about }) => about.description === 'Vain levyllä')
  expect(fromDisk).not.toEqual([])
  for (const { about } of fromDisk) about.description = said.get(about.number) ?? ''
  const anew = await buildSnapshot(catalog.shop.payload, { ...opened })
  priceSnapshot(anew, now())
  expect(facts(opened)).toEqual(facts(anew))
})

test('the catalog of a database that a backup has replaced is not read from the disk', async () => {
  const folder = storedFolder('catalog')
  const snapshot = await currentSnapshot(catalog.req)
  await keepSnapshot(catalog.req, folder, snapshot)
  expect(await readStoredSnapshot(catalog.req, folder)).not.toBe(null)
  await deleteWhere(catalog.req, 'catalog-changes', { number: { equals: snapshot.version } })
  expect(await readStoredSnapshot(catalog.req, folder)).toBe(null)
})

/** What a snapshot holds, without the order of its maps, and without the moments of making it. */
function facts({ byNumber, byHandle, bySku, storeStock, brands, categories, pictures, listed }: CatalogSnapshot) {
  const entries = [...byNumber].map(([number, { colors, ...entry }]) => [
    number,
    { ...entry, colors: colors.map(({ about }) => about.number), pricedUntil: null },
  ])
  return {
    entries: Object.fromEntries(entries) as object,
    handles: Object.fromEntries([...byHandle].map(([handle, { about }]) => [handle, about.number])) as object,
    skus: Object.fromEntries(
      [...bySku].map(([number, { sku, entry }]) => [number, [sku, entry.about.number]]),
    ) as object,
    storeStock,
    brands,
    categories,
    pictures,
    listed,
  }
}

/** The ids of a collection, in the order they were made, until something is added to it. */
const known = new Map<string, (number | string)[]>()

async function idAt(collection: string, place: number): Promise<number | string> {
  const ids = known.get(collection) ?? (await idsOf(collection))
  known.set(collection, ids)
  return ids[place % ids.length] ?? 0
}

async function idsOf(collection: string): Promise<(number | string)[]> {
  const all = { collection: collection as 'articles', limit: 0, sort: 'id', select: {} }
  return (await catalog.shop.payload.db.find<{ id: number | string }>(all)).docs.map(({ id }) => id)
}

async function update(collection: string, place: number, data: object): Promise<void> {
  const id = await idAt(collection, place)
  // What a rule refuses changes nothing.
  await catalog.shop.payload.update({ collection: collection as 'articles', id, data }).catch(() => undefined)
}

function create(collection: string, data: object) {
  known.delete(collection)
  return catalog.shop.payload.create({ collection: collection as 'articles', data: data as never })
}
