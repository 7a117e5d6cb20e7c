import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { openShopAt, type Shop } from '#plugins/kit/open-shop.ts'
import { countWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { testEngine } from '#plugins/kit/test-database.ts'
import { ownSteps } from '#plugins/kit/work/run-steps.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { eventually } from './eventually.ts'
import { openExternalServices } from './external-services.ts'
import { auditOf, openMailbox, openWork } from './steps/audit.ts'
import { OF_TRIALS, trialPlugins } from './trial-shop.ts'

/**
 * The database of a shop from before steps and charges (6ac443c0), as its own endpoints left it while it could write no letter and its carriers
 * and refunds failed, and what the outside knew then. All letters that it had sent are without their words.
 */
const OLD = 'tests/old-shop'
const MADE_AT = '2026-11-26T18:14:00Z'
const HOUR_MS = 3_600_000
const LAST_MIGRATION = '20261123_172733_shop'

const folder = mkdtempSync(join(tmpdir(), 'old-shop-'))
const { keys, world } = JSON.parse(readFileSync(join(OLD, 'outside.json'), 'utf8')) as Record<'keys' | 'world', object>
let shop: Shop
let outside: Awaited<ReturnType<typeof openExternalServices>>

beforeAll(async () => {
  if (testEngine) return
  moveClock(Date.parse(MADE_AT) - now().getTime())
  const data = join(folder, 'outside')
  for (const [file, content] of Object.entries(world)) {
    mkdirSync(dirname(join(data, file)), { recursive: true })
    writeFileSync(join(data, file), JSON.stringify(content))
  }
  outside = await openExternalServices(data)
  Object.assign(process.env, OF_TRIALS)
  await outside.controlReturns('normal')
  await outside.control({ mode: 'normal', applies: 'all' })
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
  writeFileSync(join(folder, 'shop.db'), brotliDecompressSync(readFileSync(join(OLD, 'shop.db.br'))))
  const uri = `file:${join(folder, 'shop.db')}`
  await migrate(uri)
  shop = await openShopAt({ folder, uri, isMigrated: true, smtpUrl: process.env['SMTP_URL'] ?? '' }, trialPlugins())
})
afterAll(async () => {
  if (testEngine) return
  moveClock()
  vi.restoreAllMocks()
  await shop.close()
  await outside.close()
  rmSync(folder, { recursive: true, force: true })
})

async function migrate(uri: string): Promise<void> {
  const db = drizzle(uri)
  const names = readdirSync('cms/migrations').flatMap((file) => /^(\d\w+)\.ts$/.exec(file)?.[1] ?? [])
  for (const name of names.filter((each) => each > LAST_MIGRATION)) {
    const { up } = (await import(`../cms/migrations/${name}.ts`)) as { up: (args: object) => Promise<void> }
    await up({ db })
  }
  db.$client.close()
}

/** Figures of the audit that tell of something lost, doubled or left. */
const NIL = [
  ...(['stuck', 'owedDue', 'owedFailing', 'lettersWaiting', 'lettersDoubled', 'paymentsLost', 'paidTwice'] as const),
  ...(['refundsOff', 'purchasesOpen', 'entriesOff', 'timesWithoutBooking', 'bookingsWithoutTime'] as const),
]

/** The letters that were owed, by kind. */
const OWED_LETTERS = [
  ...['account deleted', 'booking', 'booking', 'export', 'eye doctor booked', 'form confirmation', 'form received'],
  ...[
    'merged',
    'merged',
    'order confirmation',
    'order confirmation',
    'order confirmation',
    'order lookup',
    'order refund',
    'order sent',
  ],
  ...['purchase refunded', 'withdrawal instructions', 'withdrawal received', 'withdrawal received'],
]

// Only a failure waits so long: a busy machine is slow.
const PATIENCE = { timeout: 300_000 }

test.skipIf(testEngine)(
  'a shop of before steps, full of what it owed, opens and does each once',
  PATIENCE,
  async () => {
    const mailbox = openMailbox(outside.addresses.url)
    const webhook = (proof: Record<string, string>) =>
      shop.ask(`/payment/paytrail/webhook?${new URLSearchParams(proof)}`)
    const trial = { ...outside, webhook }
    // Its own letters arrived elsewhere.
    vi.spyOn(console, 'log').mockReturnValue()
    const sentBefore = (await findAll(shop, 'outbox', {})).map(({ key }) => key)
    const decided = new Set<string>()
    for (let turn = 0, open = 1; turn < 12 || (open > 0 && turn < 60); turn += 1) {
      moveClock(turn < 2 ? 0 : 6 * HOUR_MS)
      await runAllTasks(shop.payload)
      await finishLaterWork()
      await standsStill()
      for (const { collection, step } of await findAll(shop, 'stuck-steps', {})) decided.add(`${collection} ${step}`)
      const { due, failing, letters } = await openWork(shop, trial)
      open = due + failing + letters
      await standsStill()
      await mailbox.collect()
    }
    // A flag said it before: nobody knows how a refund has ended, so staff decide.
    expect([...decided]).toEqual([`orders ${DECIDE}`])
    const audit = await auditOf(shop, trial, mailbox)
    expect(NIL.filter((name) => audit[name] !== 0)).toEqual([])
    const letters = (await findAll(shop, 'outbox', {})).filter(({ key }) => !sentBefore.includes(key))
    expect(letters.map(({ key }) => kindOf(key)).toSorted()).toEqual(OWED_LETTERS)
    for (const { to, subject } of letters)
      expect([subject, mailbox.copiesOf(to, subject)]).toEqual([
        subject,
        letters.filter((one) => one.to === to && one.subject === subject).length,
      ])

    const states = async (slug: 'orders' | 'charges' | 'data-exports') =>
      (await findAll(shop, slug, {})).map(({ state }) => state).toSorted()
    expect(await states('orders')).toEqual([
      ...['canceled', ...Array<string>(5).fill('received'), ...Array<string>(5).fill('sent')],
    ])
    // Two purchases whose order was not made need no charge any more; one that nobody paid is given up, one that came too late went back.
    expect(await states('charges')).toEqual(['gone', 'paid', 'paid', 'paid', 'refunded'])
    expect(await states('data-exports')).toEqual(['ready'])
    expect((await findAll(shop, 'invoices', {})).map(({ status }) => status)).toEqual(['paid', 'paid'])
    const labels = (await findAll(shop, 'withdrawals', {})).flatMap(({ shipment }) => shipment ?? [])
    expect(labels).toHaveLength(1)
  },
)

/** A clock that moves while a letter is on its way would have it sent again. */
const standsStill = () => eventually(async () => ownSteps(shop).running.size === 0 && (await onTheirWay()) === 0)

const onTheirWay = () => countWhere(shop, 'outbox', { state: { equals: 'sending' } })

/** A key of a letter without the names of whom and what it is about. */
const kindOf = (key: string) => key.replaceAll(/ [\w-]*[\dA-Z@_-][\w.@-]*/g, '')
