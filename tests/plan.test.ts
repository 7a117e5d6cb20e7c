import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The plan of the house: each room, and what of the house it may use. */
const plan: Record<string, string[]> = {
  contracts: [],
  locales: [],
  domain: ['contracts/'],
  plugins: ['contracts/', 'domain/', 'locales/'],
  cms: ['contracts/', 'domain/', 'plugins/', 'locales/', 'payload.config.ts'],
  widgets: ['contracts/', 'domain/'],
  site: ['contracts/', 'domain/', 'locales/', 'widgets/'],
  server: ['contracts/', 'domain/', 'plugins/kit/', 'content-seeds/', 'payload.config.ts', 'dist/'],
  studio: ['domain/'],
  'stand-ins': [],
  'content-seeds': [],
}

/** Packages a room must not bring in. */
const foreign: Record<string, RegExp> = {
  contracts: /^(?!zod\/mini$)/,
  domain: /^(?!(stdnum|libphonenumber-js\/min|temporal-polyfill)$)/,
  plugins: /^(react|astro|nanostores)/,
  cms: /^(astro|nanostores)/,
  widgets: /^(payload|@payloadcms|astro)/,
  site: /^(payload|@payloadcms|next)/,
  studio: /^(payload|@payloadcms|react|astro|next)/,
  'stand-ins': /^(payload|@payloadcms|react|astro|next)/,
}

/** The subjects in their order: one may use those before it. */
const subjects = [
  ...['money', 'calendar', 'frames', 'shoppers', 'stores', 'catalog', 'customers', 'prescriptions'],
  ...['discounts', 'deliveries', 'payments', 'cart', 'giftcards', 'checkout', 'orders', 'invoices'],
  ...['subscriptions', 'lifestyle', 'friends', 'bookings', 'business', 'staff'],
  ...['search', 'recommendations', 'behavior'],
]

/** Floors whose folders are subjects. */
const floors = ['domain', 'plugins', 'site/islands']

describe('the plan of the house', () => {
  test.each(Object.entries(plan))('%s keeps to its own floor', (room, mayUse) => {
    const trespasses = importsOf(room).flatMap(({ file, source }) => {
      const target = pathInHouse(file, source)
      if (target === undefined) return foreign[room]?.test(source) ? [`${file} brings in ${source}`] : []
      const mayEnter = [`${room}/`, ...mayUse].some((place) => target.startsWith(place))
      return mayEnter ? [] : [`${file} imports ${source}`]
    })
    expect(trespasses).toEqual([])
  })

  test.each(['locales', 'content-seeds'])('%s holds data only', (room) => {
    expect(filesOf(room).filter((file) => /\.([cm]?[jt]sx?|astro)$/.test(file))).toEqual([])
  })

  test('the front door knows no subject', () => {
    const known = importsOf('server').filter(({ source }) =>
      /^#(domain\/(?!brand)\w+\/|plugins\/(?!kit\/))/.test(source),
    )
    expect(known).toEqual([])
  })

  test.each(floors)('every folder of %s is a known subject', (floor) => {
    const strangers = foldersOf(floor).filter((folder) => folder !== 'kit' && !subjects.includes(folder))
    expect(strangers).toEqual([])
  })

  test('no subject uses a later one, and the kit uses none', () => {
    const backward = floors.flatMap(importsOf).flatMap(({ file, source }) => {
      const from = subjectOf(file)
      const to = subjectOf(pathInHouse(file, source) ?? '')
      if (!from || !to || from === to || to === 'kit') return []
      return from === 'kit' || subjects.indexOf(to) > subjects.indexOf(from) ? [`${file} imports ${source}`] : []
    })
    expect(backward).toEqual([])
  })

  test('a plugin is entered through its repository or a file named as a deed', () => {
    const private_ = /\/(index|endpoints\/|emails\/|jobs\/)/
    const broken = importsOf('plugins').filter(({ file, source }) => {
      const to = pathInHouse(file, source) ?? ''
      return (
        to.startsWith('plugins/') && subjectOf(file) !== subjectOf(to) && subjectOf(to) !== 'kit' && private_.test(to)
      )
    })
    expect(broken.filter(({ file }) => !file.includes('.test.'))).toEqual([])
  })

  test('nothing is passed on by an index outside plugins', () => {
    const indexes = Object.keys(plan)
      .filter((room) => room !== 'plugins' && room !== 'site')
      .flatMap(filesOf)
      .filter((file) => /\/index\.tsx?$/.test(file))
    expect(indexes).toEqual([])
  })

  test("a route's first segment is never a collection, because Payload would answer it", () => {
    const slugs = [...filesOf('plugins'), ...filesOf('cms/collections')]
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\s+slug: '([^']+)'/gm)].map(([, slug]) => slug))
    const firsts = filesOf('contracts')
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '\/([^/']+)/g)].map(([, first]) => first))
    expect(firsts.filter((first) => slugs.includes(first))).toEqual([])
    expect(slugs.length).toBeGreaterThan(5)
    expect(firsts.length).toBeGreaterThan(5)
  })
})

/** Where an import leads within the house, or nothing when it leads out to a package. */
function pathInHouse(file: string, source: string): string | undefined {
  if (source.startsWith('@payload-config')) return 'payload.config.ts'
  if (source.startsWith('#')) return source.slice(1)
  return source.startsWith('.') ? join(dirname(file), source) : undefined
}

function subjectOf(path: string): string | undefined {
  return /^(?:domain|plugins|site\/islands)\/([\w-]+)\//.exec(path)?.[1]
}

function importsOf(room: string): { file: string; source: string }[] {
  return filesOf(room)
    .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file) && !/\.test\.|\.spec\./.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')
      const imports = text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)
      return [...imports]
        .map(([, source = '']) => ({ file, source }))
        .filter(({ source }) => !source.startsWith('node:'))
    })
}

function filesOf(room: string): string[] {
  const files = existsSync(room) ? readdirSync(room, { recursive: true, encoding: 'utf8' }) : []
  return files.map((file) => join(room, file)).filter((file) => !/(^|\/)(node_modules|\.next|pictures)\//.test(file))
}

function foldersOf(floor: string): string[] {
  if (!existsSync(floor)) return []
  return readdirSync(floor, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
