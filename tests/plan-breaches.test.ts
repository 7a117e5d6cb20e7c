import { expect, test } from 'vitest'
import type { SourceFile } from './imports.ts'
import { laws } from './plan.ts'

type Breach = [law: string, file: string, text: string, named: string]

/** One file that breaks each law: the law must report it. */
const breaches: Breach[] = [
  ...["day >= date('now')", "strftime('%Y-%m-%d', 'now', '-4 months')"].map((text): Breach => {
    const file = 'cms/migrations/20270101_120000.ts'
    return ["the database's clock is not asked", file, text, file]
  }),
  [
    'no file imports itself through others',
    'domain/cart/totals.ts',
    `import './totals.ts'`,
    'domain/cart/totals.ts imports ./totals.ts',
  ],
  ['every folder of code is a room of the plan', 'helpers/dates.ts', '', 'helpers/dates.ts is in no room'],
  ...[
    `import { find } from '#plugins/cart/repository.ts'`,
    `import { find } from '../../plugins/cart/repository.ts'`,
    `import type { Found } from "#plugins/cart/repository.ts"`,
    `export { find } from '#plugins/cart/repository.ts'`,
    `const { find } = await import('#plugins/cart/repository.ts')`,
    `import '#plugins/cart/repository.ts'`,
    `import {\n  find,\n  keep,\n} from '#plugins/cart/repository.ts'`,
    'const { find } = await import(`#plugins/cart/repository.ts`)',
    `const { find } = require('#plugins/cart/repository.ts')`,
    `/* why */ import { find } from '#plugins/cart/repository.ts'`,
    `const all = import.meta.glob('../../plugins/cart/*.ts')`,
    `const all = import.meta.glob<object>(['../../plugins/cart/*.ts'])`,
    `<script src="../../plugins/cart/repository.ts"></script>`,
  ].map((text): Breach => {
    const [, source] = /['"`](.+)['"`]/.exec(text) ?? []
    return [
      'a room uses only what is below it',
      'site/islands/Cart.tsx',
      text,
      `site/islands/Cart.tsx imports ${source}`,
    ]
  }),
  [
    'a room uses only what is below it',
    'benchmarks/race.ts',
    `import '../domain/cart/limits.ts'`,
    'benchmarks/race.ts imports ../domain/cart/limits.ts',
  ],
  ...[
    ['contracts/cart.ts', 'zod'],
    ['domain/cart/totals.ts', 'node:fs'],
    ['plugins/cart/carts.ts', '@nanostores/react'],
    ['site/shared/call.ts', '@payloadcms/ui'],
  ].map(([file = '', source = '']): Breach => {
    return ['a room brings in no package of another', file, `import '${source}'`, `${file} brings in ${source}`]
  }),
  [
    'a page of the site and its scripts share only what both may read',
    'site/browser/filters.ts',
    `import '../server/text.ts'`,
    'site/browser/filters.ts imports ../server/text.ts',
  ],
  [
    'values of one shop in a process are made by perShop',
    'plugins/cart/known.ts',
    'declare global {\n  var knownCarts: WeakMap<Payload, Cart> | undefined\n}',
    'plugins/cart/known.ts',
  ],
  ['a room of data holds no code', 'content-seeds/plural.ts', '', 'content-seeds/plural.ts is code'],
  [
    'the front server knows no subject',
    'server/main.ts',
    `import '#domain/cart/limits.ts'`,
    'server/main.ts imports #domain/cart/limits.ts',
  ],
  [
    'a folder of a floor is a known subject',
    'domain/utils/round.ts',
    '',
    'domain/utils/round.ts is of no known subject',
  ],
  [
    'no subject uses a later one, and the kit uses none',
    'domain/cart/totals.ts',
    `import '#domain/orders/transitions.ts'`,
    'domain/cart/totals.ts imports #domain/orders/transitions.ts',
  ],
  [
    'no subject uses a later one, and the kit uses none',
    'plugins/kit/endpoint.ts',
    `import '../catalog/shelf.ts'`,
    'plugins/kit/endpoint.ts imports ../catalog/shelf.ts',
  ],
  [
    'a plugin is entered through its repository or a file named after what it does',
    'plugins/orders/placing/place-order.ts',
    `import '#plugins/cart/endpoints.ts'`,
    'plugins/orders/placing/place-order.ts imports #plugins/cart/endpoints.ts',
  ],
  [
    'one file of the kit reads the errors of databases',
    'server/shop.ts',
    `if (text.includes('SQLITE_BUSY'))`,
    'server/shop.ts reads SQLITE_BUSY',
  ],
  [
    'nothing above the adapters knows which engine serves',
    'plugins/cart/repository.ts',
    `await client.execute('PRAGMA wal_checkpoint')`,
    'plugins/cart/repository.ts knows PRAGMA',
  ],
  [
    'code that is built for tests is used by tests alone',
    'domain/cart/totals.ts',
    `import './line.fixture.ts'`,
    'domain/cart/totals.ts imports ./line.fixture.ts',
  ],
  ['nothing is passed on by an index outside plugins', 'domain/cart/index.ts', '', 'domain/cart/index.ts is an index'],
  ...[
    [`if (path === '/ostoskori') return`, '/ostoskori'],
    [String.raw`const personal = /^\/(ostoskori|tilaus)/`, String.raw`/(ostoskori`],
    [`if (path === '/löydä-myymälä') return`, `/löydä-myymälä'`],
  ].map(([text = '', path = '']): Breach => {
    return ['the front server knows no page', 'server/http/site.ts', text, `server/http/site.ts names the page ${path}`]
  }),
  ...[
    [String.raw`if (/^\/api\/giftcard\//.test(path)) return`, String.raw`/api\/giftcard`],
    ["{ method: 'get', path: '/cart/update' }", "'/cart"],
  ].map(([text = '', path = '']): Breach => {
    const law = 'the front server names no route and no collection of a subject'
    return [law, 'server/http/rate-limits.ts', text, `server/http/rate-limits.ts names ${path}`]
  }),
  ...[
    ["const name = 'Pääkäyttäjä'", "'Pääkäyttäjä'"],
    ['`<a href="/">Takaisin etusivulle</a>`', '>Takaisin etusivulle'],
  ].map(([text = '', word = '']): Breach => {
    const law = "the front server's words for people are in locales"
    return [law, 'server/http/refuse.ts', text, `server/http/refuse.ts says ${word}`]
  }),
  ...[
    ['plugins/orders/buyer/answer-lookup.ts', 'await req.payload.db.deleteOne({ id })', 'payload.db'],
    ['cms/views/today/TodayView.tsx', `import type { Order } from '../../payload-types.ts'`, 'payload-types'],
    ['plugins/orders/repository.ts', `import type { Order } from '#cms/payload-types.ts'`, 'payload-types'],
  ].map(([file = '', text = '', named = '']): Breach => {
    const law = 'only the kit and repositories call the database, and documents are typed by their slugs'
    return [law, file, text, `${file} names ${named}`]
  }),
  ...['as never', 'as unknown as'].map((cast): Breach => {
    const file = 'plugins/orders/order-document.ts'
    return [
      'a repository keeps the types of its documents',
      file,
      `return found ${cast} Order`,
      `${file} casts ${cast}`,
    ]
  }),
  [
    "a route's first segment is never a collection, because Payload would answer it",
    'plugins/cart/carts.ts',
    `  slug: 'cart',`,
    '/cart is a collection',
  ],
]

/** Files that keep every law. */
const sound: SourceFile[] = [
  { file: 'contracts/cart.ts', text: `import * as z from 'zod/mini'\nroute({ path: '/cart/update' })` },
  {
    file: 'domain/orders/transitions.ts',
    text: `import { Cart } from '#contracts/cart.ts'\nimport '../cart/limits.ts'`,
  },
  { file: 'plugins/orders/index.ts', text: `import '#plugins/cart/repository.ts'\n  slug: 'orders'` },
  { file: 'plugins/seller/repository.ts', text: `payload.db.findGlobal({ slug: 'seller' })` },
  { file: 'plugins/subjects.ts', text: `import './orders/index.ts'` },
  { file: 'plugins/orders/orders.int.test.ts', text: `import '../../tests/trial-shop.ts'` },
  { file: 'domain/cart/totals.test.ts', text: `import './line.fixture.ts'` },
  { file: 'site/islands/cart/Cart.tsx', text: `// import '#plugins/cart/repository.ts'\nimport 'react'` },
  { file: 'server/main.ts', text: `import { createServer } from 'node:http'\nimport '#plugins/kit/clock.ts'` },
  { file: 'site/pages/ostoskori.astro', text: '' },
  { file: 'server/http/paths.ts', text: `const { search } = new URL('/oma/ostoskoria')` },
  { file: 'tests/trial-shop.ts', text: `import '#plugins/cart/index.ts'` },
]

test.each(breaches)('the law "%s" reports the breach by %s: %s', (law, file, text, named) => {
  expect(laws[law]?.([...sound, { file, text }])).toEqual([named])
})

test('every law has an example that breaks it, and none reports correct files', () => {
  const broken = new Set(breaches.map(([law]) => law))
  expect(Object.keys(laws).filter((law) => !broken.has(law))).toEqual([])
  expect(Object.values(laws).flatMap((law) => law(sound))).toEqual([])
})
