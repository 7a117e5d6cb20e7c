import { importsOf, withoutComments, type SourceFile } from './imports.ts'

/** The plan of the project: each room, and the rooms it may import from. */
export const plan: Record<string, string[]> = {
  contracts: ['domain/typed-text.ts'],
  locales: ['contracts/language.ts', 'domain/brand.ts', 'domain/orders/withdrawal-days.ts'],
  domain: ['contracts/'],
  plugins: ['contracts/', 'domain/', 'locales/'],
  cms: ['contracts/', 'domain/', 'plugins/', 'locales/', 'payload.config.ts'],
  widgets: ['contracts/', 'domain/'],
  site: ['contracts/', 'domain/', 'locales/', 'widgets/'],
  server: ['contracts/', 'domain/', 'plugins/kit/', 'locales/', 'content-seeds/', 'payload.config.ts', 'dist/'],
  'stand-ins': [],
  'content-seeds': [],
  // What runs many shops in process, or kills them, is a trial shop's.
  benchmarks: ['domain/search/', 'domain/recommendations/', 'tests/steps/'],
  tests: ['everything'],
}

/** Packages a room must not import. */
const foreign: Record<string, RegExp> = {
  contracts: /^(?!zod\/mini$)/,
  locales: /^(?!(i18next|node:fs|node:path)$)/,
  domain: /^(?!(libphonenumber-js\/min|entities|@orama\/stemmers\/(finnish|swedish|english))$)/,
  plugins: /^@?(react|astro|astrojs|nanostores)\b/,
  cms: /^@?(astro|astrojs|nanostores)\b/,
  widgets: /^@?(payload|payloadcms|astro|astrojs)\b/,
  site: /^@?(payload|payloadcms|next)\b/,
  'stand-ins': /^@?(payload|payloadcms|react|astro|astrojs|next)\b/,
  benchmarks: /^@?(payload|payloadcms|react|astro|astrojs|next)\b/,
}

/** Rooms of data, without code. */
const dataOnly = ['content-seeds']

/** Within the site: what runs on the server, what runs in a browser, and what both import. */
const siteSides: { of: RegExp; mustNotUse: RegExp }[] = [
  { of: /^site\/(browser|islands|state|directives)\//, mustNotUse: /^site\/(server\/|in-process\.ts)/ },
  { of: /^site\/server\//, mustNotUse: /^site\/(browser|islands|state)\// },
  { of: /^site\/shared\//, mustNotUse: /^site\/(server|browser|islands|state)\/|^site\/in-process\.ts/ },
]

/**
 * The subjects in order: each may import those before it. Contracts stand outside it: shapes may name each other, since
 * an article has the axes of a prescription and a prescription the bounds of a lens package.
 */
const subjects = [
  ...[
    'money',
    'calendar',
    'pages',
    'preview',
    'frames',
    'shoppers',
    'stores',
    'lenses',
    'catalog',
    'customers',
    'passkeys',
    'identification',
    'messages',
    'seller',
    'agreements',
    'friends',
  ],
  ...[
    'prescriptions',
    'optics',
    'discounts',
    'deliveries',
    'payments',
    'ledger',
    'cart',
    'giftcards',
    'checkout',
    'orders',
    'invoices',
    'withdrawals',
    'insurance',
  ],
  ...['consent', 'forms', 'releases'],
  ...[
    'subscriptions',
    'lifestyle',
    'referral',
    'winback',
    'bookings',
    'eye-doctors',
    'business',
    'staff',
    'store-mode',
  ],
  ...['search', 'experiments', 'recommendations', 'behavior', 'provider', 'insight'],
]

/** Lists every plugin, and imports each by its index. */
const LIST_OF_PLUGINS = 'plugins/subjects.ts'

/** What is written for one engine: adapters, migrations, and the tools of tests that run on each. */
const OF_ENGINES =
  /^(plugins\/kit\/(storage\/((sqlite|mongodb)\/|database-errors\.ts)|test-database\.ts|open-shop\.ts)|cms\/migrations\/|tests\/plan)/

/** Tests of what only SQLite has. */
const ABOUT_SQLITE = [
  'benchmarks/many-rows.ts',
  ...['tests/sealed-fields.slow.int.test.ts', 'plugins/kit/storage/database-errors.int.test.ts'],
  ...['tests/first-release.months.int.test.ts', 'tests/steps/many-contracts.ts'],
]

/** Keeps what a process has of a shop. */
const PER_SHOP = 'plugins/kit/storage/per-shop.ts'

/** What makes years of rows for a trial, where the machine's day will do. */
const SETS_NO_CLOCK = /^(tests|benchmarks)\//

/** Every law of the plan: it reads the files and gives those that break it. */
export const laws: Record<string, (house: SourceFile[]) => string[]> = {
  'every folder of code is a room of the plan': (house) =>
    house.flatMap(({ file }) => (roomOf(file) in plan ? [] : [`${file} is in no room`])),

  'a room uses only what is below it': (house) =>
    importsOf(house).flatMap(({ file, source, target }) => {
      if (target === undefined) return []
      const mayUse = plan[roomOf(file)] ?? []
      const isAtHome =
        mayUse.includes('everything') || [`${roomOf(file)}/`, ...mayUse].some((at) => target.startsWith(at))
      return isAtHome ? [] : [`${file} imports ${source}`]
    }),

  'no file imports itself through others': (house) => {
    // What imports nothing that is left, or is imported by nothing that is left, is in no circle.
    for (let left = importsOf(house); ;) {
      const importing = new Set(left.map(({ file }) => file))
      const imported = new Set(left.map(({ target }) => target))
      const inner = left.filter(({ file, target = '' }) => importing.has(target) && imported.has(file))
      if (inner.length === left.length) return inner.map(({ file, source }) => `${file} imports ${source}`)
      left = inner
    }
  },

  'a room brings in no package of another': (house) =>
    importsOf(house).flatMap(({ file, source, target }) =>
      target === undefined && foreign[roomOf(file)]?.test(source) ? [`${file} brings in ${source}`] : [],
    ),

  'a page of the site and its scripts share only what both may read': (house) =>
    importsOf(house).flatMap(({ file, source, target = '' }) =>
      siteSides.some(({ of, mustNotUse }) => of.test(file) && mustNotUse.test(target))
        ? [`${file} imports ${source}`]
        : [],
    ),

  'values of one shop in a process are made by perShop': (house) =>
    house.flatMap(({ file, text }) =>
      roomOf(file) !== 'tests' && file !== PER_SHOP && /^  var \w+: (Weak)?(Map|Set)</m.test(text) ? [file] : [],
    ),

  // A default of a column is written only where the shop leaves one out, which it does not.
  "the database's clock is not asked": (house) =>
    house.flatMap(({ file, text }) =>
      !SETS_NO_CLOCK.test(file) && /(?<!DEFAULT \()\b(strftime|date|datetime)\([^)]*'now'/.test(text) ? [file] : [],
    ),

  'a room of data holds no code': (house) =>
    house.flatMap(({ file }) => (dataOnly.includes(roomOf(file)) ? [`${file} is code`] : [])),

  'the front server knows no subject': (house) =>
    importsOf(house).flatMap(({ file, source, target = '' }) =>
      roomOf(file) === 'server' && /^(domain\/(?!brand)\w+\/|plugins\/(?!kit\/))/.test(target)
        ? [`${file} imports ${source}`]
        : [],
    ),

  'the front server knows no page': (house) => {
    const words = house.flatMap(({ file }) => (file.startsWith('site/pages/') ? pathWords(file) : []))
    const spelled = new RegExp(`/\\(?(${[...new Set(words)].join('|')})(?![\\w.-])`)
    return house.flatMap(({ file, text }) => {
      if (roomOf(file) !== 'server' || /\.test\./.test(file)) return []
      const path = spelled.exec(text)?.[0] ?? /\/[\w-]*[^\0-\x7f][\p{L}-]*['/]/u.exec(text)?.[0]
      return path ? [`${file} names the page ${path}`] : []
    })
  },

  'the front server names no route and no collection of a subject': (house) => {
    const names = new Set([...firstSegmentsIn(house), ...slugsIn(house)])
    const spelled = new RegExp(String.raw`['"\`^]\\?/(${[...names].join('|')})(?![\w.-])|/api\\?/\(?[\w-]+`)
    return serverCode(house).flatMap(({ file, text }) => {
      const path = spelled.exec(text)?.[0]
      return path ? [`${file} names ${path}`] : []
    })
  },

  "the front server's words for people are in locales": (house) =>
    serverCode(house).flatMap(({ file, text }) => {
      const word = /\S*[äöå]\S*|>\p{L}[^<]*/iu.exec(text)?.[0]
      return word ? [`${file} says ${word}`] : []
    }),

  'a folder of a floor is a known subject': (house) =>
    house.flatMap(({ file }) => {
      const subject = subjectOf(file)
      return !subject || subject === 'kit' || subjects.includes(subject) ? [] : [`${file} is of no known subject`]
    }),

  'no subject uses a later one, and the kit uses none': (house) =>
    importsOf(house).flatMap(({ file, source, target = '' }) => {
      const [from, to] = [subjectOf(file), subjectOf(target)]
      if (!from || !to || from === to || to === 'kit') return []
      return from === 'kit' || subjects.indexOf(to) > subjects.indexOf(from) ? [`${file} imports ${source}`] : []
    }),

  'a plugin is entered through its repository or a file named after what it does': (house) =>
    importsOf(house).flatMap(({ file, source, target = '' }) => {
      if (file === LIST_OF_PLUGINS) return []
      const isAcross =
        [file, target].every((path) => roomOf(path) === 'plugins') && subjectOf(file) !== subjectOf(target)
      const isPrivate = /\/(index|endpoints\.ts|emails\/|jobs\/)/.test(target) && subjectOf(target) !== 'kit'
      return isAcross && isPrivate ? [`${file} imports ${source}`] : []
    }),

  'one file of the kit reads the errors of databases': (house) =>
    house.flatMap(({ file, text }) => {
      const isNotified = OF_ENGINES.test(file) || /\.test\./.test(file) || roomOf(file) === 'tests'
      const wording = isNotified ? undefined : /SQLITE_[A-Z]+|\bE11000|(UNIQUE|unique) constraint/.exec(text)?.[0]
      return wording ? [`${file} reads ${wording}`] : []
    }),

  'nothing above the adapters knows which engine serves': (house) =>
    house.flatMap(({ file, text }) => {
      const isNotified = OF_ENGINES.test(file) || ABOUT_SQLITE.includes(file)
      const known = isNotified ? undefined : /\bPRAGMA\b|\bsqlite_master\b|@payloadcms\/db-\w+/.exec(text)?.[0]
      return known ? [`${file} knows ${known}`] : []
    }),

  'code that is built for tests is used by tests alone': (house) =>
    importsOf(house).flatMap(({ file, source }) => (source.includes('.fixture.') ? [`${file} imports ${source}`] : [])),

  'nothing is passed on by an index outside plugins': (house) =>
    house.flatMap(({ file }) =>
      /\/index\.tsx?$/.test(file) && !['plugins', 'site'].includes(roomOf(file)) ? [`${file} is an index`] : [],
    ),

  'only the kit and repositories call the database, and documents are typed by their slugs': (house) =>
    house.flatMap(({ file, text }) => {
      if (!/^(plugins\/(?!kit\/)|site\/|cms\/(?!migrations\/|payload-types))/.test(file) || /\.test\./.test(file))
        return []
      const forbidden = /\/repository\.ts$/.test(file) ? /payload-types/ : /payload-types|\bpayload\.db\b/
      const named = forbidden.exec(text)?.[0]
      return named ? [`${file} names ${named}`] : []
    }),

  'a repository keeps the types of its documents': (house) =>
    house.flatMap(({ file, text }) => {
      const isOfDocuments = /^(plugins|cms)\/(.*\/)?(repository|documents|[\w-]+-document)\.ts$/.test(file)
      const cast = isOfDocuments && /\bas (never|unknown as)\b/.exec(text)?.[0]
      return cast ? [`${file} casts ${cast}`] : []
    }),

  "a route's first segment is never a collection, because Payload would answer it": (house) => {
    const slugs = slugsIn(house)
    return firstSegmentsIn(house).flatMap((first) => (slugs.includes(first) ? [`/${first} is a collection`] : []))
  },
}

/** Literal path segments of a file. */
function pathWords(file: string): string[] {
  const parts = file
    .normalize('NFC')
    .replace(/^site\/pages\/|\.\w+$/g, '')
    .split('/')
  return parts.filter((part) => part !== 'index' && !part.startsWith('[') && !/^\d+$/.test(part))
}

/** The slugs of all collections. */
export function slugsIn(house: SourceFile[]): string[] {
  const rooms = house.filter(({ file }) => /^(plugins|cms\/collections)\//.test(file))
  return rooms.flatMap(({ text }) => [...text.matchAll(/^\s+slug: '([^']+)'/gm)].map(([, slug = '']) => slug))
}

/** The first segments of all routes. */
export function firstSegmentsIn(house: SourceFile[]): string[] {
  const rooms = house.filter(({ file }) => roomOf(file) === 'contracts')
  return rooms.flatMap(({ text }) => [...text.matchAll(/path: '\/([^/']+)/g)].map(([, first = '']) => first))
}

/** The server's files without tests and comments. */
function serverCode(house: SourceFile[]): SourceFile[] {
  return house
    .filter(({ file }) => roomOf(file) === 'server' && !/\.test\./.test(file))
    .map(({ file, text }) => ({ file, text: withoutComments(text) }))
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? ''
}

/** The subject of a file, in rooms whose folders are subjects. */
function subjectOf(path: string): string | undefined {
  return /^(?:domain|plugins|site\/islands)\/([\w-]+)\//.exec(path)?.[1]
}
