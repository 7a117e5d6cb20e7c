import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brand } from '#domain/brand.ts'
import { patience } from '#server/launch/machine.mjs'
import { openShop, type Shop } from '../../../benchmarks/shop.ts'
import { signIn, type Staff } from '../../../benchmarks/staff.ts'

/** Addresses of every kind. The shop is this file's own: another journey would make its pages stale. */
const addresses = {
  home: '/',
  health: '/silmäterveys',
  sustainability: '/kestava-kehitys',
  chain: `/${brand.slug}-ketju`,
  guarantees: '/takuut',
  delivery: '/toimitus-ja-palautus',
  cataract: '/silmäterveys/kaihi',
  releases: '/lehdistötiedote',
  questions: '/usein-kysyttyä',
  contact: '/ota-yhteyttä',
  finder: '/löydä-myymälä',
  listing: '/kehykset',
  lenses: '/piilolinssit',
  sitemap: '/sitemap.xml',
  guide: '/llms.txt',
  feed: '/lehdistötiedote/rss.xml',
  goods: '/syote/tuotteet.xml',
}
type Name = keyof typeof addresses | 'product' | 'store'

/** Lists of addresses, which name every page of the editors and when it changed. */
const lists: Name[] = ['sitemap', 'guide', 'feed']

/** Pages that name stores: those with stores near you, and a product's page, which says where it is on the shelf. */
const withStores: Name[] = ['store', 'finder', 'home', 'contact', 'chain', 'product', 'sitemap']

/** What shows goods and their prices. */
const withGoods: Name[] = ['home', 'listing', 'lenses', 'product', 'goods', 'sitemap']

/** So long nothing becomes stale by itself before the first edit. */
const SETTLED_MS = 3000

let shop: Shop
let staff: Staff
let paths: Record<string, string>

beforeAll(async () => {
  // What tests set for shops in their own process: this one is served as any, with the keys of its folder.
  for (const name of ['NODE_ENV', 'PAYLOAD_SECRET', 'TZ', 'SWEEP_PATIENCE_MS']) delete process.env[name]
  shop = await openShop({}, process.env.JOURNEYS_SEEDED)
  staff = await signIn(shop)
  const [store] = await staff.find<{ slug: string }>('stores', 'sort=name')
  const [frame] = await staff.find<{ slug: string }>('articles', 'where[category][equals]=frames')
  paths = { ...addresses, store: `/löydä-myymälä/${store?.slug}`, product: `/${frame?.slug}` }
  // What a shop does when it opens makes pages stale as well.
  await vi.waitFor(async () => {
    expect(await stalePaths()).toEqual([])
    await pause(SETTLED_MS)
    expect(await stalePaths()).toEqual([])
  }, patience(90))
}, patience(150))
afterAll(() => shop?.close())

async function isStored(path: string): Promise<boolean> {
  const answer = await fetch(shop.url + encodeURI(path))
  await answer.arrayBuffer()
  return answer.headers.get('x-cache') === 'hit'
}

/** The addresses that this edit has made stale. Each was in the cache before it. */
async function touchedBy(edit: () => Promise<unknown>): Promise<string[]> {
  for (const path of Object.values(paths)) await expect.poll(() => isStored(path), { message: path }).toBe(true)
  await edit()
  return stalePaths()
}

/** The names of the addresses that are rendered anew when asked for. */
async function stalePaths(): Promise<string[]> {
  const saved = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => [name, await isStored(path)] as const),
  )
  return saved.flatMap(([name, is]) => (is ? [] : [name])).toSorted()
}

/** Every address with header, menus and footer. */
function withMenus(): Name[] {
  const without: Name[] = [...lists, 'goods']
  return (Object.keys(paths) as Name[]).filter((name) => !without.includes(name))
}

const everything = () => Object.keys(paths) as Name[]

const publish = (path: string, data: object) =>
  staff.change('pages', `where[path][equals]=${encodeURIComponent(path)}`, { ...data, _status: 'published' })

/** The id of the first document that matches. */
async function idOf(collection: string, where = 'sort=id'): Promise<unknown> {
  const [found] = await staff.find<{ id: unknown }>(collection, where)
  return found?.id
}

async function change(collection: string, where: string, data: object): Promise<void> {
  await staff.change(collection, `where[id][equals]=${String(await idOf(collection, where))}`, data)
}

/** The picture that a page is shared with, which it shows itself. */
async function pictureOn(path: string): Promise<string> {
  const [page] = await staff.find<{ seo: { picture: unknown } }>(
    'pages',
    `depth=0&where[path][equals]=${encodeURIComponent(path)}`,
  )
  return `where[id][equals]=${String(page?.seo.picture)}`
}

const account = { name: 'Esimerkki', url: 'https://example.com/esimerkki', place: 1 }
const tag = {
  name: 'Mittari',
  src: 'https://mittari.example/m.js',
  category: 'C0002',
  isActive: true,
  hosts: [],
  stored: [{ name: '_m', kind: 'cookie', purpose: 'Laskee käynnit.', lifetime: '1 tunti' }],
}

/** What staff do, and the addresses that must be rendered anew after it: these and no others. */
const edits: [string, () => Promise<unknown>, () => Name[]][] = [
  [
    'words of a page: the page, the list that shows its title, and not who links to it',
    () => publish('/takuut', { title: 'Takuut' }),
    () => ['guarantees', 'questions', ...lists],
  ],
  [
    'a draft of a page: nothing',
    () => staff.change('pages', 'draft=true&where[path][equals]=/takuut', { title: 'Luonnos' }),
    () => [],
  ],
  [
    'the same draft published: as its words',
    () => publish('/takuut', { title: 'Luonnos' }),
    () => ['guarantees', 'questions', ...lists],
  ],
  [
    'the path of a page outside the menus: the page and who leads to it',
    () => publish('/silmäterveys/kaihi', { path: '/silmäterveys/harmaakaihi' }),
    () => ['cataract', 'health', ...lists],
  ],
  [
    'its former path again: the page instead of the redirect, and who leads to it',
    () => publish('/silmäterveys/harmaakaihi', { path: '/silmäterveys/kaihi' }),
    () => ['cataract', 'health', ...lists],
  ],
  [
    'the path of a page in the menus: every page',
    () => publish('/takuut', { path: '/takuumme' }),
    () => [...withMenus(), ...lists],
  ],
  ['menus: every page', () => staff.changeGlobal('menus', { promise: 'Uusi lupaus' }), withMenus],
  [
    'which page a key leads to: every page, since its header leads by keys, and the lists of pages by key',
    () => staff.changeGlobal('page-keys', { hearing: null }),
    () => [...withMenus(), 'guide', 'feed'],
  ],
  [
    'a redirect: the lists',
    () => staff.post('redirects', { from: '/vanha', address: '/kuulo' }, 'redirect'),
    () => lists,
  ],
  ['hours of a store: who names stores', () => change('stores', 'sort=name', { sunday: '12–16' }), () => withStores],
  ['name of a store: who names stores', () => change('stores', 'sort=name', { name: 'Uusi nimi' }), () => withStores],
  [
    'a question: who shows it',
    () => change('questions', 'sort=place', { answer: 'Kyllä.' }),
    () => ['questions', 'guide'],
  ],
  ['an account elsewhere: every page', () => staff.post('social-accounts', account, 'account'), withMenus],
  ['a tag: every page', () => staff.post('tags', tag, 'tag'), withMenus],
  [
    'a picture of a page: the page, and who shows it in a list',
    async () => change('media', await pictureOn('/silmäterveys/kaihi'), { alt: 'Uusi kuvaus' }),
    () => ['cataract', 'health', 'guide', 'feed'],
  ],
  [
    'a price: who shows goods',
    async () => {
      const article = await idOf('articles', 'where[category][equals]=frames')
      await staff.post('prices', { article, channel: 'online', kind: 'unit', amount: 9900 }, 'price')
    },
    () => withGoods,
  ],
  [
    'the price of a delivery: who says what a parcel costs',
    () => change('delivery-methods', 'where[methodId][equals]=201', { price: 590 }),
    () => ['product', 'goods'],
  ],
  [
    'the slug of a category: everything',
    () => change('categories', 'where[code][equals]=frames', { slug: 'lasit' }),
    everything,
  ],
  [
    'a page unpublished: the page, who leads to it and the lists',
    () => change('pages', `where[path][equals]=${encodeURIComponent('/silmäterveys/kaihi')}`, { _status: 'draft' }),
    () => ['cataract', 'health', ...lists],
  ],
]

test.each(edits)('an edit makes exactly these addresses stale: %s', async (_, edit, expected) => {
  expect(await touchedBy(edit)).toEqual(expected().toSorted())
})
