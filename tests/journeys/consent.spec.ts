import { expect, test, type BrowserContext, type Locator, type Page, type Request } from './on-test-day.ts'
import { brand } from '../../domain/brand.ts'
import { ownStorage, WAITING_EVENTS_KEY } from '../../domain/own-storage.ts'
import { asAdmin } from './admin-actions.ts'
import { expectNothing } from './axe.ts'
import { boughtBottle } from './bought.ts'
import {
  addBottleToCart,
  BOTTLE,
  FRAME,
  openLookedUpOrder,
  order,
  orderAndGoToPayment,
  outside,
  RETRIES,
  someEmail,
  writeContact,
} from './shopper-actions.ts'
import { tabTo } from './tab-to.ts'

// One after the other: the first is of a shop that needs no consent, those after share a tag, the last is suggested
// goods.
test.describe.configure({ mode: 'serial' })

/** The one place where the tag runs, so that no other journey is asked for consent. */
const PLACE = '/urheilulasit'
const SCRIPT = 'https://mittari.example/mittari.js'
const COLLECTOR = 'https://keraa.example'

const tag = {
  name: 'Mittari',
  src: SCRIPT,
  category: 'C0002',
  hosts: [COLLECTOR],
  paths: [PLACE],
  stored: [
    { name: '_mittari*', kind: 'cookie', purpose: 'Laskee käynnit.', lifetime: '1 tunti' },
    { name: '_mittari', kind: 'localStorage', purpose: 'Laskee käynnit.', lifetime: '1 vuosi' },
  ],
  isActive: true,
}

/** As such scripts are: it stores an id, and sends on what it finds in the data layer and what comes later. */
const script = `
  document.cookie = '_mittari_1=a; Path=/; Max-Age=3600'
  localStorage.setItem('_mittari', 'a')
  const send = (said) => said.event && fetch('${COLLECTOR}/e', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(said) })
  window.dataLayer.forEach(send)
  window.dataLayer.push = (said) => (send(said), Array.prototype.push.call(window.dataLayer, said))
`

/** Pages of every kind that a visitor opens by their address. */
const pages = [
  ...['/', PLACE, FRAME, `${FRAME}/linssit`, '/piilolinssit/päivälinssit/kaste-yksi-30', BOTTLE],
  ...['/search?q=aurakivi', '/löydä-myymälä', '/usein-kysyttyä', '/evästeet', '/evästelista', '/varaa-näöntarkastus'],
  ...['/löydä-myymälä/helsinki-kamppi', '/ota-yhteyttä', '/ostoehdot', '/silmäterveys/kaihi', '/lehdistötiedote'],
  ...['/lehdistötiedote/maailman-näköpäivä-2026', `/${brand.slug}-ketju`],
  ...['/ostoskori', '/checkout', '/checkout/paluu', '/tilaus', '/peru-sopimus', '/omat-sivut', '/ei-ole'],
  '/ajanvaraus-mehiläinen',
  ...['/omat-sivut/kirjaudu-sisaan', '/omat-sivut/rekisteröidy', '/omat-sivut/unohtuiiko-salasana'],
]

const necessary = ownStorage.filter(({ category }) => category === 'C0001').map(({ name }) => name)
const withoutAnswer = necessary.filter((name) => name !== 'consent' && !name.startsWith('payload-'))

let tagId: unknown

const suggesting = (data: { isOn: boolean }) =>
  asAdmin((request) => request.post('/api/globals/suggesting', { data, maxRetries: RETRIES }))

/** Adds the tag of these tests, once for all of them. */
async function addTag(): Promise<void> {
  if (tagId) return
  const answer = await asAdmin((request) => request.post('/api/tags', { data: tag, maxRetries: RETRIES }))
  tagId = (answer as { doc: { id: unknown } }).doc.id
}

test.afterAll(async () => {
  await suggesting({ isOn: true })
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  if (tagId) await asAdmin((request) => request.delete(`/api/tags/${String(tagId)}`, { headers, maxRetries: RETRIES }))
})

test('a shop without tags and suggestions shows no banner, and stores only what is listed @slow', async ({
  page,
  context,
}) => {
  await suggesting({ isOn: false })
  const hosts = outsideHosts(context)
  await addBottleToCart(page)
  for (const path of pages) {
    await page.goto(path)
    expect.soft(await page.locator('[data-consent], [data-consent-settings], [data-event]').count(), path).toBe(0)
    await expectStored(page, withoutAnswer)
  }
  expect(hosts()).toEqual([])
})

test('a visitor refuses cookies and nothing is stored @slow', async ({ page, context }) => {
  await addTag()
  const hosts = outsideHosts(context)
  await page.goto(PLACE)
  const question = page.getByRole('region', { name: 'Saammeko käyttää evästeitä?' })
  const refuse = question.getByRole('button', { name: 'Vain välttämättömät' })
  await expect(question).toBeVisible()
  await expectStored(page, withoutAnswer)
  await expectNothing(page)
  expect(await sizeAndColor(refuse)).toEqual(
    await sizeAndColor(question.getByRole('button', { name: 'Hyväksy kaikki' })),
  )
  await tabTo(page, refuse)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expectStored(page, [...withoutAnswer, 'consent'])

  await orderAndGoToPayment(page, someEmail())
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expectStored(page, necessary)
  await openLookedUpOrder(page, await boughtBottle())
  await addBottleToCart(page)
  for (const path of pages) {
    await page.goto(path)
    await expectStored(page, necessary)
    expect(await page.evaluate(() => window.dataLayer), path).toBeUndefined()
  }
  await page.goto(PLACE)
  await expect(page.getByRole('button', { name: 'Evästeasetukset' })).toBeVisible()
  await expect(question).toBeHidden()
  expect(hosts()).toEqual([])
})

test('with consent the tag receives in order the events before and after it, until consent is withdrawn', async ({
  page,
  context,
}) => {
  await addTag()
  const reported: { event: string; page_path?: string; ecommerce?: object }[] = []
  await context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await context.route(`${COLLECTOR}/**`, async (route) => {
    reported.push(JSON.parse(route.request().postData() ?? '') as (typeof reported)[number])
    await route.fulfill({ status: 204 })
  })
  const events = () => reported.map(({ event }) => event)

  await page.goto(PLACE)
  await page.locator('article a').first().click()
  await page.waitForURL(`**${PLACE}/*/*`)
  await page
    .getByRole('button', { name: 'Osta pelkkä kehys' })
    .or(page.getByRole('button', { name: 'Lisää ostoskoriin' }))
    .first()
    .click()
  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  await expect(cart.getByRole('link', { name: 'Kassalle' })).toBeVisible()
  await cart.getByRole('button', { name: 'Lisää yksi' }).first().click()
  await expect(cart.getByRole('group', { name: /Määrä/ }).getByText('2', { exact: true })).toBeVisible()
  await cart.getByRole('button', { name: 'Vähennä yksi' }).first().click()
  await expect(cart.getByRole('group', { name: /Määrä/ }).getByText('1', { exact: true })).toBeVisible()
  await cart.getByRole('button', { name: 'Sulje ostoskori' }).click()
  expect(reported).toEqual([])
  await page.getByRole('button', { name: 'Hyväksy kaikki' }).click()
  const before = ['pageviewNext', 'view_item', 'add_to_cart', 'view_cart', 'add_to_cart', 'remove_from_cart']
  await expect.poll(events).toEqual(before)

  await page.getByRole('link', { name: /Avaa ostoskori/ }).click()
  await expect.poll(events).toEqual([...before, 'view_cart'])
  await openBeside(cart.getByRole('link', { name: 'Kassalle' }))
  await expect.poll(events).toEqual([...before, 'view_cart', 'begin_checkout'])
  await page.goto('/checkout')
  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expect.poll(() => stored(page)).toContain(WAITING_EVENTS_KEY)
  reported.length = 0
  await page.goto(PLACE)
  await expect.poll(events).toEqual(['purchase', 'pageviewNext', 'view_item_list'])
  expect(reported[1]?.page_path).toBe(PLACE)
  await openBeside(page.locator('article a').first())
  await expect.poll(events).toEqual(['purchase', 'pageviewNext', 'view_item_list', 'select_item'])
  expect(JSON.stringify(reported)).not.toMatch(/Aino|Mannerheimintie|example\.com/)
  expect(await stored(page)).toContain('_mittari_1')

  await page.getByRole('button', { name: 'Evästeasetukset' }).click()
  const settings = page.getByRole('dialog', { name: 'Evästeasetukset' })
  await expect(settings).toBeVisible()
  await expectNothing(page)
  const reloaded = page.waitForEvent('load')
  await settings.getByRole('button', { name: 'Vain välttämättömät' }).click()
  await reloaded
  reported.length = 0
  await expectStored(page, necessary)
  await page.goto(PLACE)
  await expectStored(page, necessary)
  expect(reported).toEqual([])
})

test('goods are suggested with consent to it alone, and a withdrawal erases the visitor @slow', async ({ page }) => {
  await suggesting({ isOn: true })
  const reported: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(v2|create-events|tuotekortit)/.test(pathname)) reported.push(pathname)
  })
  const row = page.locator('[data-suggestions]')
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Evästeasetukset' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectStored(page, withoutAnswer)
  expect(reported).toEqual([])

  const settings = page.getByRole('dialog', { name: 'Evästeasetukset' })
  await page.getByRole('button', { name: 'Evästeasetukset' }).click()
  await settings.getByRole('button', { name: 'Hyväksy kaikki' }).click()
  await expect(row.getByRole('article')).toHaveCount(16)
  await expectNothing(page)
  const chosen = await row.getByRole('link').first().getAttribute('href')
  await row.getByRole('link').first().click()
  await page.waitForURL(`**${chosen ?? ''}`)
  await page.goto('/ostoskori')
  await expect(row.getByRole('heading', { name: 'Sinulle valittua' })).toBeVisible()
  expect(reported).toContain('/create-events')

  const erased = page.waitForResponse(/\/api\/site\/visitor\/forget$/)
  await page.getByRole('button', { name: 'Evästeasetukset' }).click()
  await settings.getByRole('button', { name: 'Vain välttämättömät' }).click()
  expect((await erased).status()).toBe(200)
  await expect(row.getByRole('article')).toHaveCount(0)
  await expectStored(page, necessary)
})

/** Opens a link in another tab, so that this one stays to report it. */
async function openBeside(link: Locator): Promise<void> {
  const opened = link.page().context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
}

/** Names of cookies and keys of storage, of this page's origin. */
async function stored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => name), ...keys]
}

async function expectStored(page: Page, listed: string[]): Promise<void> {
  const unlisted = (await stored(page)).filter((name) => !listed.includes(name))
  expect.soft(unlisted, page.url()).toEqual([])
}

/** The hosts that pages of the shop have asked, other than the shop and the payment provider that a shopper goes to. */
function outsideHosts(context: BrowserContext): () => string[] {
  const asked = new Set<string>()
  const own = [process.env.JOURNEYS_URL ?? '', outside()].map((url) => new URL(url).origin)
  context.on('request', (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !own.includes(origin)) asked.add(origin)
  })
  return () => [...asked]
}

/** How a button stands out. */
function sizeAndColor(button: ReturnType<Page['getByRole']>) {
  return button.evaluate((element) => {
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return {
      backgroundColor,
      color,
      borderColor,
      fontSize,
      fontWeight,
      width: Math.round(width),
      height: Math.round(height),
    }
  })
}
