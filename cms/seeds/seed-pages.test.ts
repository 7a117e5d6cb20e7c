import { readdirSync, readFileSync } from 'node:fs'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { languageOfSeed, SeedPage, SeedPicture, type SeedBlock } from '#contracts/seed-pages.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { LAW_DAYS, SHOP_DAYS } from '#domain/orders/withdrawal-days.ts'
import { pathProblem, RESERVED_PARTS } from '#domain/pages/page-path.ts'
import { allBlocks } from '../blocks/all-blocks.ts'

type Values = Record<string, unknown>

const folder = 'content-seeds/pages'
const codes = readdirSync(folder).map((file) => file.replace('.json', ''))
const seeds = new Map(codes.map((code) => [code, SeedPage.parse(read(`pages/${code}.json`))]))

/** What seeds may name, by collection. */
const known: Record<string, string[]> = {
  pages: codes,
  categories: valuesIn('categories/categories.json', 'code'),
  stores: valuesIn('stores/stores.json', 'slug'),
  brands: valuesIn('brands/brands.json', 'slug'),
  questions: valuesIn('questions/questions.json', 'question'),
  videos: readdirSync('content-seeds/videos'),
  forms: readdirSync('content-seeds/forms').map((file) => file.replace('.json', '')),
  articles: [
    ...(read('articles/eyewear.json') as { model: string; colors: { slug: string }[] }[]).flatMap(({ model, colors }) =>
      colors.map(({ slug }) => `${model}-${slug}`),
    ),
    ...['accessories', 'contact-lenses'].flatMap((name) => valuesIn(`articles/${name}.json`, 'slug')),
  ],
}

/** Names of months, by which a sister may say a day that Finnish writes in figures: `4 March 2027` is `4.3.2027`. */
const months = ['sv', 'en'].flatMap((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format(new Date(2026, month)))
})
const namedMonth = new RegExp(`(?<=\\d) (${months.join('|')})( (?=\\d{4}))?`, 'g')

test.each(codes)('the page %s is one that the admin would accept', (code) => {
  const { path, title, blocks, kind, effectiveOn } = seedOf(code)
  const { language, original } = languageOfSeed(code)
  expect(pathProblem(path, language)).toBeUndefined()
  if (original !== null) expect(seedOf(original).kind).toBe(kind)
  expect(title).not.toContain('!')
  if (kind === 'agreement' || kind === 'press_release') expect(effectiveOn).toBeDefined()
  expect(blocks.flatMap((block, index) => problemsOfBlock(block, `${index + 1} ${block.blockType}`))).toEqual([])
})

test('no two seeded pages share a path or a key', () => {
  const all = [...seeds.values()]
  for (const names of [all.map(({ path }) => path), all.flatMap(({ keys }) => keys)])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(codes.filter((code) => seedOf(code).kind === 'agreement'))('agreement %s states its first day', (code) => {
  const { blocks, effectiveOn = '' } = seedOf(code)
  const { original } = languageOfSeed(code)
  const day = finnishDay(effectiveOn)
  expect(blocks[0]?.['lead']).toContain(original === null ? `Voimassa ${day} alkaen.` : day)
})

test.each(codes.filter((code) => languageOfSeed(code).original !== null))('page %s matches its original', (code) => {
  const { original } = languageOfSeed(code)
  const [own, said] = [seedOf(code), seedOf(original ?? code)].map(({ effectiveOn, picture, blocks }) => ({
    effectiveOn,
    // What a drawing says is drawn once for each language.
    picture: picture?.file.replace(/-(sv|en)$/, ''),
    blocks: blocks.map((block) => ({ type: block.blockType, figures: figuresIn(block) })),
  }))
  expect(own).toEqual(said)
})

test('a picture has the same description on every seeded page of a language', () => {
  const described = codes.flatMap((code) => {
    const { language } = languageOfSeed(code)
    const pictures = [...JSON.stringify(seedOf(code)).matchAll(/"file":"([^"]+)","alt":"((?:[^"\\]|\\.)+)"/g)]
    return pictures.map(([, file, alt]) => ({ picture: `${file} ${language}`, alt }))
  })
  const alts = Map.groupBy(described, ({ picture }) => picture)
  const several = [...alts].filter(([, all]) => new Set(all.map(({ alt }) => alt)).size > 1)
  expect(several.map(([picture]) => picture)).toEqual([])
})

test('seeded pages promise the return periods and delivery prices of the shop', () => {
  for (const code of ['ostoehdot', 'takuut', 'toimitus-ja-palautus'])
    for (const days of [SHOP_DAYS, LAW_DAYS]) expect(wordsOf(code)).toMatch(new RegExp(`\\b${days} päivä`))

  const methods = read('deliveries/methods.json') as { name: string; price: number; freeFrom: number | null }[]
  const table = seedOf('toimitus-ja-palautus').blocks.find(({ blockType }) => blockType === 'price-table')
  const rows = table?.['rows'] as { name: string; amount?: number; note: string }[]
  expect(rows.map(({ name, amount: price = 0 }) => ({ name, price }))).toEqual(
    methods.map(({ name, price }) => ({ name, price })),
  )
  for (const [index, { freeFrom }] of methods.entries())
    if (freeFrom !== null) expect(rows[index]?.note).toContain(formatPrice(freeFrom).replace(',00', ''))
})

/** What the admin would refuse in a block, and what leads nowhere. */
function problemsOfBlock({ blockType, ...values }: SeedBlock, place: string): string[] {
  const schema = allBlocks.find(({ slug }) => slug === blockType)
  return schema ? problemsOf(schema.fields, values, place) : [`${place}: no such block`]
}

function problemsOf(fields: Field[], values: Values, place: string): string[] {
  const named = fields.flatMap((field) => ('name' in field ? [field] : []))
  const names = [...named.map(({ name }) => name), 'to']
  const unknown = Object.keys(values).filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => `${place}: no field ${name}`),
    ...('to' in values ? problemsOfLink(String(values['to']), place) : []),
    ...named.flatMap((field) => problemsOfField(field, values[field.name], `${place}, ${field.name}`)),
  ]
}

function problemsOfField(field: Field & { name: string }, value: unknown, place: string): string[] {
  const isRequired = 'required' in field && field.required === true && !('defaultValue' in field)
  if (value === undefined) return isRequired ? [`${place}: missing`] : []
  switch (field.type) {
    case 'text':
    case 'textarea':
      return problemsOfText(String(value), field.maxLength, place)
    case 'richText':
      return problemsOfMarkdown(String(value), place)
    case 'upload':
      return SeedPicture.safeParse(value).success ? [] : [`${place}: no picture`]
    case 'select': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return [value].flat().flatMap((one) => (options.includes(String(one)) ? [] : [`${place}: no option ${one}`]))
    }
    case 'relationship':
      return [value].flat().flatMap((name) => problemsOfName(String(field.relationTo), String(name), place))
    case 'array': {
      const rows = (value as unknown[]).map((row) => (typeof row === 'string' ? { text: row } : (row as Values)))
      const { minRows = 0, maxRows = Infinity } = field
      const count = rows.length < minRows || rows.length > maxRows ? [`${place}: ${rows.length} rows`] : []
      return [...count, ...rows.flatMap((row, index) => problemsOf(field.fields, row, `${place} ${index + 1}`))]
    }
    default:
      return []
  }
}

function problemsOfText(text: string, maxLength = Infinity, place: string): string[] {
  if (text.trim() === '') return [`${place}: empty`]
  return [
    ...(text.length > maxLength ? [`${place}: ${text.length} characters of ${maxLength}`] : []),
    ...(text.includes('!') ? [`${place}: an exclamation mark`] : []),
  ]
}

function problemsOfMarkdown(markdown: string, place: string): string[] {
  const links = [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to)
  const titles = /^# /m.test(markdown) ? [`${place}: a second h1`] : []
  return [...problemsOfText(markdown, undefined, place), ...titles, ...links.flatMap((to) => problemsOfLink(to, place))]
}

function problemsOfLink(to: string, place: string): string[] {
  const [kind = '', name = ''] = to.split(':')
  const collection = { page: 'pages', category: 'categories', store: 'stores' }[kind]
  if (collection) return problemsOfName(collection, name, place)
  if (/^(https:\/\/|mailto:|tel:\+)\S+$/.test(to)) return []
  const isOwnPage = RESERVED_PARTS.some((part) => to === `/${part}` || to.startsWith(`/${part}/`))
  return isOwnPage ? [] : [`${place}: a link to ${to}`]
}

function problemsOfName(collection: string, name: string, place: string): string[] {
  return known[collection]?.includes(name) ? [] : [`${place}: ${collection} have no ${name}`]
}

function seedOf(code: string): SeedPage {
  const seed = seeds.get(code)
  if (!seed) throw new Error(`No seed ${code}`)
  return seed
}

/** Days, sums and measures in a block, sorted, since a sentence may name them in another order: `25,5` and `14`. */
function figuresIn(block: SeedBlock): string[] {
  const words = JSON.stringify(block).replace(namedMonth, (_, month: string, year?: string) => {
    return `.${(months.indexOf(month) % 12) + 1}${year ? '.' : ''}`
  })
  const figures = words.match(/\d+(?:[.,:]\d+)*/g) ?? []
  return figures.map((figure) => figure.replace(/[.,:](?=\d)/g, ',').replace(/,00$/, '')).toSorted()
}

function wordsOf(code: string): string {
  return JSON.stringify(seedOf(code).blocks)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(`content-seeds/${file}`, 'utf8'))
}

function valuesIn(file: string, name: string): string[] {
  return (read(file) as Record<string, string>[]).flatMap((row) => row[name] ?? [])
}
