import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from './documents.ts'
import type { Known, Shown } from './judge.ts'

/** Asks the shop's API. */
export type Ask = (path: string) => Promise<unknown>

interface Group<One> {
  data: One[]
}

interface Results {
  articles: Group<{ slug: string }>
  stores: Group<{ slug: string }>
  layoutPages: Group<{ url: string }>
  cities: Group<unknown>
  productCategories: Group<unknown>
  notes?: { first?: Shown['first'] }
}

/** What the shop shows for a question, its goods and stores in full. */
export async function shownFor(ask: Ask, query: string): Promise<Shown> {
  const of = async (kind: string) =>
    (await ask(`/site/search?${new URLSearchParams({ q: query, ...(kind && { s: kind }) })}`)) as Results
  const few = await of('')
  const isAny = (group: Group<unknown>) => group.data.length > 0
  const goods = isAny(few.articles) ? await of('products') : few
  const stores = isAny(few.stores) ? await of('stores') : few
  return {
    first:
      few.notes?.first ??
      (isAny(few.articles) || isAny(few.productCategories)
        ? 'products'
        : isAny(few.stores) || isAny(few.cities)
          ? 'stores'
          : isAny(few.layoutPages)
            ? 'pages'
            : null),
    goods: goods.articles.data.map(({ slug }) => slug),
    stores: stores.stores.data.map(({ slug }) => slug),
    pages: few.layoutPages.data.map(({ url }) => decodeURI(url).replace(/[?#].*/, '')),
  }
}

interface Card {
  slug: string
  packageAmount: number | null
  price: { unit: { amount: number; isCampaign: boolean } }
}

type Row = Record<string, unknown> & { slug: string; model: string; category: string; city: string }

/** The facts of everything that the shop sells and of its stores: by the seeds, with prices as they are now. */
export async function knownOf(ask: Ask, seeds: string): Promise<Known> {
  const facts = factsBySlug(seeds)
  const cards: Card[] = []
  for (const category of new Set([...facts.values()].map((one) => String(one['category'])))) {
    const { articles } = (await ask(`/catalog/list?category=${category}&page=20`)) as { articles: Card[] }
    cards.push(...articles)
  }
  const goods = cards.map(({ slug, packageAmount, price: { unit } }): [string, Facts & { price: string }] => [
    slug,
    {
      ...facts.get(slug.split('/').at(-1) ?? ''),
      price: String(unit.amount / 100),
      offer: String(unit.isCampaign),
      packageAmount: String(packageAmount),
    },
  ])
  const stores = read(seeds, 'stores/stores.json').map(({ slug, city }): [string, string] => [slug, city])
  return { goods: new Map(goods), stores: new Map(stores) }
}

/** What the seeds say of goods, by the last part of their address. */
function factsBySlug(seeds: string): Map<string, Facts> {
  const facts = new Map<string, Facts>()
  for (const one of read(seeds, 'articles/eyewear.json')) {
    const sizes = one['sizes'] as { lensWidth: number; totalWidth: number }[]
    const own = {
      ...plain(one),
      material: String(one['frameMaterial']),
      lensWidth: sizes.map(({ lensWidth }) => String(lensWidth)),
      width: sizes.map(({ totalWidth }) => String(totalWidth)),
    }
    for (const { slug, family } of one['colors'] as { slug: string; family: string }[])
      facts.set(`${one.model}-${slug}`, { ...own, color: family })
  }
  for (const one of read(seeds, 'articles/contact-lenses.json'))
    facts.set(one.slug, { ...plain(one), category: 'contact_lenses', power: powersOf(one) })
  for (const one of read(seeds, 'articles/accessories.json')) facts.set(one.slug, plain(one))
  return facts
}

function plain(row: Row): Facts {
  const reported = Object.entries(row).filter(([, value]) => !Array.isArray(value) || typeof value[0] === 'string')
  return Object.fromEntries(
    reported.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}

function powersOf({ axes }: Row): string[] {
  const { power } = axes as { power: { from: number; to: number; step: number }[] }
  return power.flatMap(({ from, to, step }) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => String(from + at * step)),
  )
}

function read(seeds: string, file: string): Row[] {
  return JSON.parse(readFileSync(join(seeds, file), 'utf8')) as Row[]
}
