import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contracts/route.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from './requests/endpoint.ts'
import { extend } from './extend.ts'
import { openShop, type Shop } from './open-shop.ts'
import { testEngine } from './test-database.ts'

const SECRET = 'sphere -3.75'
const MAILBOX = 'aino.makela@example.com'

const Word = z.object({ word: z.string() })
const keep = route({ method: 'post', path: '/drawer/keep', input: Word, output: z.object({}) })
const look = route({ method: 'get', path: '/drawer/look', input: z.object({}), output: z.object({}) })

let log = ''
let shop: Shop
let shopper: Record<string, string>

beforeAll(async () => {
  const drawers = {
    slug: 'drawers',
    fields: [
      { name: 'word', type: 'text' as const },
      { name: 'label', type: 'text' as const, required: true },
    ],
  }
  const endpoints = [
    endpoint(keep, { who: 'shopper' }, async ({ word }, req) => {
      if (word === 'taken') throw new Refusal('article.sold_out', { name: SECRET })
      if (word === SECRET) await req.payload.db.create({ collection: 'drawers' as never, data: { word } })
      return {}
    }),
    endpoint(look, { who: 'anyone' }, async () => ({})),
  ]
  const write = (line: string) => void (log += line)
  shop = await openShop([(config) => extend(config, { collections: [drawers], endpoints })], { level: 'info', write })
  shopper = await shop.newShopper()
})
afterAll(() => shop.close())
beforeEach(() => {
  log = ''
})

test('a query that fails is logged with its place and without its parameters', async () => {
  expect((await shop.ask('/drawer/keep', { word: SECRET }, shopper)).status).toBe(500)
  expect(log).toMatch(testEngine ? /drawers\.label is required/ : /Failed query: insert into.*NOT NULL/)
  expect(log).toMatch(/at .*logged\.int\.test\.ts/)
  expect(log).not.toContain(SECRET)
})

test('an error logged without our own text still hides its values', async () => {
  const problem = await shop.payload.db
    .create({ collection: 'drawers' as never, data: { word: SECRET } })
    .catch((thrown: unknown) => thrown)
  shop.payload.logger.error(problem)
  shop.payload.logger.error({ err: problem })
  shop.payload.logger.error({ err: problem }, 'Broke')
  shop.payload.logger.error((problem as Error).message)
  expect(log.match(/"level":50/g)).toHaveLength(4)
  expect(log).not.toContain(SECRET)
})

test.each([
  ['a mail that is refused', Object.assign(new Error(`550 <${MAILBOX}> unknown`), { rejected: [MAILBOX] })],
  [
    'the request and response of an error',
    Object.assign(new Error('No'), { body: SECRET, response: { data: SECRET } }),
  ],
  ['a unique key of MongoDB', new Error(`E11000 index: word_1 dup key: { word: "${SECRET} }", to: "${MAILBOX}" }`)],
  ['a value that MongoDB cannot read', new Error(`Cast to Number failed for value "${SECRET}" (type string) at "n"`)],
  ['the cause of an error', new Error('No', { cause: new Error(`No ${MAILBOX}`, { cause: brokenJson() }) })],
])('%s is logged without naming a person', (_, problem) => {
  shop.payload.logger.error({ err: problem }, 'Broke')
  expect(log).toContain('Broke')
  expect(log).not.toContain(MAILBOX)
  expect(log).not.toContain(SECRET)
})

test('a change request logs one line with its outcome, without its content or caller', async () => {
  await shop.ask('/drawer/keep', { word: 'free' }, shopper)
  await shop.ask('/drawer/keep', { word: 'taken' }, shopper)
  const lines = log.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ route: '/drawer/keep', status: 200, ms: expect.any(Number) }),
    expect.objectContaining({ route: '/drawer/keep', status: 409, code: 'article.sold_out' }),
  ])
  for (const said of [SECRET, 'free', 'taken', shopper.cookie?.slice(8, 40) ?? '']) expect(log).not.toContain(said)
})

test('a query logs nothing', async () => {
  expect((await shop.ask('/drawer/look')).status).toBe(200)
  expect(log).toBe('')
})

function brokenJson(): unknown {
  try {
    return JSON.parse(`${SECRET} and more of it`)
  } catch (problem) {
    return problem
  }
}
