import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { fillRows, type Own } from './many-rows.ts'
import type { Shop } from './shop.ts'
import type { Staff } from './staff.ts'

/** Documents in each list. */
const DOCUMENTS = 1_000
/** Of so many openings of a list the middle is measured. */
const OPENINGS = 5
/** Milliseconds after which a list has not opened. */
const NEVER_MS = 30_000
/** Milliseconds in which a list should stand. */
const BUDGET_MS = 600

/** A list as it opened: the middle and the longest in milliseconds, and the rows that it shows. */
interface Opened {
  ms: number
  longest: number
  rows: number
}

/** Days over which the bookings of a store are spread. */
const BOOKED_DAYS = 60

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Of what is paid by the month: whom it is for, and that its charge failed, so that the list has it. */
const FAILING = {
  customer: 'A12345678',
  form: JSON.stringify({ contact: { firstName: 'Aino', lastName: 'Virtala' } }),
  contract: JSON.stringify({ open: { nextAttemptOn: dayAhead(3) } }),
  events: '[]',
  stage: 'failing',
  started_on: dayAhead(-40),
}

/** Sealed values that anything reads are not here: what opens them is filled by copies of what the shop has made. */
const INVOICE = {
  amount_left: 4900,
  total: 4900,
  due_date: dayAhead(7),
  customer: 'A12345678',
  status: 'not_paid',
  buyer: JSON.stringify({ firstName: 'Aino', lastName: 'Virtala', email: 'aino@example.com' }),
  rows: JSON.stringify([{ name: 'Silmälasit', vatRate: 25.5, amount: 4900 }]),
}

/** Views of our own, and what is filled so that each has its thousand. */
const VIEWS: Record<string, [table: string, own: Own][]> = {
  '/admin': [['orders', {}]],
  '/admin/keraily': [['orders', { state: 'received' }]],
  '/admin/optikko': [['orders', { waits_for_optician: 1 }]],
  '/admin/peruutukset': [['withdrawals', { state: 'received' }]],
  '/admin/palautukset': [['stuck_steps', { step: 'decide' }]],
  '/admin/lomakkeet': [['form_submissions', { state: 'open' }]],
  '/admin/lahjakortit': [['gift_cards', {}]],
  '/admin/ajanvaraus?myymala=101': [
    ['bookings', { store: 101, state: 'created', day: (place) => dayAhead(place % BOOKED_DAYS) }],
  ],
  '/admin/kestotilaukset': [
    ['subscriptions', { ...FAILING, status: 100, process_on: (place) => dayAhead(place % 14) }],
  ],
  '/admin/lifestyle': [['lifestyle_contracts', { ...FAILING, status: 1, plan: JSON.stringify({ name: 'Perus' }) }]],
  '/admin/laskutus': [['invoices', INVOICE]],
  '/admin/friends': [
    [
      'friends_members',
      { state: 'member', place: 'checkout', joined_at: (place) => `${dayAhead(-place)}T09:00:00.000Z` },
    ],
    ['orders', { membership: 'friends' }],
  ],
}

/** Opens every list that an administrator has, generated or our own, with a thousand documents in each. */
export async function openLists(browser: Browser, shop: Shop, staff: Staff) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', ...value] = staff.cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url: shop.url }])
  const page = await context.newPage()
  await page.goto(`${shop.url}/admin`)
  const links = await page
    .locator('a[href^="/admin/collections/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  const generated = [...new Set(links.filter((href) => /^\/admin\/collections\/[a-z-]+$/.test(href)))]
  await bookOne(shop, staff)
  const opened: Record<string, Opened> = {}
  for (const path of generated) {
    const table = (path.split('/').at(-1) ?? '').replaceAll('-', '_')
    opened[path] = await withRows(shop, [[table, {}]], () => open(page, shop.url + path, '.collection-list h1'))
  }
  for (const [path, tables] of Object.entries(VIEWS))
    opened[path] = await withRows(shop, tables, () => open(page, shop.url + path, 'main h1'))
  await context.close()
  console.table(opened)
  const times = Object.values(opened).map(({ ms }) => ms)
  return {
    lists: times.length,
    listsOverBudget: times.filter((ms) => ms > BUDGET_MS).length,
    slowestListMs: Math.max(...times),
    middleListMs: middle(times),
  }
}

/** Books an exam at the desk, of which the others are copies: who comes is sealed. */
async function bookOne(shop: Shop, staff: Staff): Promise<void> {
  const exam = { examType: 'nakotarkastus', store: 101 }
  const asked = new URLSearchParams({ ...exam, store: String(exam.store), from: dayAhead(1), days: '14' })
  const answer = await fetch(`${shop.url}/api/booking/desk/slots?${asked}`, { headers: { cookie: staff.cookie } })
  const { days } = (await answer.json()) as { days: { day: string; slots: { time: string }[] }[] }
  const free = days.find(({ slots }) => slots.length > 0)
  const time = free?.slots[0]?.time
  const person = { firstName: 'Aino', lastName: 'Virtala', email: 'aino@example.com', phone: '040 123 4567' }
  const form = { ...person, birthDate: '1985-05-17', note: '', wantsReminder: false }
  await staff.post('booking/desk/book', { ...exam, ageGroup: '18_75', day: free?.day, time, form }, randomUUID())
}

async function withRows<Result>(shop: Shop, tables: [string, Own][], run: () => Promise<Result>): Promise<Result> {
  const takeAway = tables.map(([table, own]) => fillRows(shop.folder, table, DOCUMENTS, own))
  try {
    return await run()
  } finally {
    for (const one of takeAway) one()
  }
}

/** From the address until heading and rows stand. The first opening loads what later ones have. */
async function open(page: Page, url: string, sign: string): Promise<Opened> {
  const took: number[] = []
  const rows = page.locator('table tbody tr, .admin-rows li, .admin-queue > li')
  for (let turn = 0; turn <= OPENINGS; turn += 1) {
    const began = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    const isThere = await page
      .locator(sign)
      .first()
      .waitFor({ timeout: NEVER_MS })
      .then(
        () => true,
        () => false,
      )
    if (!isThere) return { ms: NEVER_MS, longest: NEVER_MS, rows: 0 }
    await page.waitForLoadState('domcontentloaded')
    if (turn > 0) took.push(performance.now() - began)
  }
  return { ms: middle(took), longest: Math.round(Math.max(...took)), rows: await rows.count() }
}

function middle(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN)
}
