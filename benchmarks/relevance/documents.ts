import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributeWords } from '#domain/search/attribute-words.ts'
import type { SearchDocument } from '#domain/search/engine.ts'

/** What a judgement may ask of a document. */
export type Facts = Record<string, string | readonly string[]>

export interface JudgedDocument {
  document: SearchDocument
  facts: Facts
}

type Named = Record<
  'slug' | 'name' | 'brand' | 'category' | 'description' | 'title' | 'path' | 'code' | 'city' | 'street',
  string
>

interface Eyewear extends Named {
  model: string
  colors: { slug: string; name: string; family: string }[]
  suitableFor: string[]
  shape: string
  frameMaterial: string
  rim: string
  sport?: string
  isPolarized?: boolean
}

interface Lens extends Named {
  lensType: string
  design: string
}

interface Accessory extends Named {
  item: string
}

/** Every article, store and page that the shop opens with, and the facts that answers are judged by. */
export function seeds(root: string): JudgedDocument[] {
  const titles = new Map(read<Named>(root, 'categories/categories.json').map(({ code, title }) => [code, title]))
  const brands = new Map(read<Named>(root, 'brands/brands.json').map(({ slug, name }) => [slug, name]))
  const title = (code = '') => titles.get(code) ?? ''
  const article = (id: string, facts: Facts, fields: SearchDocument['fields'], brand: string): JudgedDocument => ({
    facts: { brand, ...facts },
    document: documentOf('article', id, { brand: brands.get(brand) ?? brand, ...fields }),
  })

  const eyewear = read<Eyewear>(root, 'articles/eyewear.json').flatMap((one) =>
    one.colors.map((color) => {
      const { model, category, shape, rim, suitableFor, frameMaterial: material, sport, isPolarized } = one
      const values = [color.family, shape, rim, material, ...suitableFor].map((value) => attributeWords[value] ?? '')
      const own = isPolarized ? ['polarisoiva'] : []
      return article(
        `${model}-${color.slug}`,
        {
          model,
          category,
          shape,
          rim,
          suitableFor,
          material,
          color: color.family,
          sport: sport ?? '',
          isPolarized: String(isPolarized),
        },
        {
          name: one.name,
          category: [title(category), ...(sport ? [`${title(sport)}lasit`, title(sport)] : [])],
          facts: [color.name, ...values, ...own],
          text: one.description,
        },
        one.brand,
      )
    }),
  )
  const lenses = read<Lens>(root, 'articles/contact-lenses.json').map(
    ({ slug, name, brand, lensType, design, description }) =>
      article(
        slug,
        { slug, category: 'contact_lenses', lensType, design },
        {
          name,
          category: [title('contact_lenses'), title(lensType)],
          facts: attributeWords[design] ?? '',
          text: description,
        },
        brand,
      ),
  )
  const accessories = read<Accessory>(root, 'articles/accessories.json').map(
    ({ slug, name, brand, category, item, description }) =>
      article(
        slug,
        { slug, category, item },
        { name, category: [title(category), title(item)], text: description },
        brand,
      ),
  )
  const stores = read<Named>(root, 'stores/stores.json').map(({ slug, name, city, street }) => ({
    facts: { slug, city },
    document: documentOf('store', `store-${slug}`, { name, category: city, facts: street }),
  }))
  const pages = readdirSync(join(root, 'pages')).flatMap((file) => {
    const { path, title: name, description } = JSON.parse(readFileSync(join(root, 'pages', file), 'utf8')) as Named
    return [{ facts: { path }, document: documentOf('page', path, { name, text: description }) }]
  })
  return [...eyewear, ...lenses, ...accessories, ...stores, ...pages]
}

function documentOf(kind: string, id: string, fields: SearchDocument['fields']): SearchDocument {
  return { tenant: 'shop', market: 'fi', id, kind, language: 'fi', fields, facets: {}, numbers: {} }
}

function read<T>(root: string, file: string): T[] {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as T[]
}
