import { expect, test, type Locator, type Page } from '@playwright/test'
import { register } from './account-actions.ts'
import { FRAME, addBottleToCart, someEmail } from './shopper-actions.ts'

const pages: [kind: string, path: string, main: (page: Page) => Locator][] = [
  ['home', '/', (page) => page.getByRole('link', { name: 'Katso silmälasit' })],
  ['listing', '/kehykset', (page) => page.getByText('Rajaa ja järjestä')],
  ['product page', FRAME, (page) => page.getByRole('button', { name: 'Valitse linssit' })],
  ['lens choice', `${FRAME}/linssit`, (page) => page.getByRole('button', { name: 'Lisää lasit ostoskoriin' })],
  ['cart', '/ostoskori', (page) => page.getByRole('main').getByRole('link', { name: 'Kassalle' })],
  ['order form', '/checkout', (page) => page.getByRole('button', { name: /Tilaa ja maksa/ })],
]

const others = {
  'glasses cases and cloths': '/urheilulasitarvikkeet',
  'a narrowed listing': '/kehykset?brand=aurakivi',
  'a search': '/search?q=musta',
  'a search in vain': '/search?q=qqqq',
  'contact lens': '/piilolinssit/kuukausilinssit/tyyni-kuukausi',
  'no such page': '/eioo',
  'written page': '/takuut',
  'list of cookies': '/evästelista',
  'accessibility statement': '/saavutettavuusseloste',
  contact: '/ota-yhteyttä',
  stores: '/löydä-myymälä',
  'order lookup': '/tilaus',
  withdrawal: '/peru-sopimus',
  'choice of an exam': '/varaa-näöntarkastus',
  'choice of a store for an exam': '/varaa-näöntarkastus/myymälä?tarkastus=nakotarkastus&ika=18_75',
  'free times of an exam': '/varaa-näöntarkastus/aika?tarkastus=nakotarkastus&ika=18_75&myymala=101',
  'free times of eye doctors': '/ajanvaraus-mehiläinen',
}

test('every page on the way to an order fits the width, and its main button can be pressed', async ({ page }) => {
  await addBottleToCart(page)
  await expectToFit(page, 'cart drawer')
  for (const [kind, path, main] of pages) {
    await test.step(kind, async () => {
      await page.goto(path)
      await expectToFit(page, kind)
      await expectInReach(main(page).first())
    })
  }
})

test('every other kind of page fits the width, and so does the menu', async ({ page }) => {
  for (const [kind, path] of Object.entries(others)) {
    await test.step(kind, async () => {
      await page.goto(path)
      await expectToFit(page, kind)
    })
  }
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await expectInReach(page.getByRole('button', { name: 'Hoito ja tarvikkeet' }))
})

const ofCustomers = [
  '/omat-sivut',
  '/omat-sivut/tilauksia',
  '/omat-sivut/maksu-laskut',
  '/omat-sivut/tehtäviä',
  '/omat-sivut/tehtäviä/yhteystiedot',
  '/omat-sivut/tehtäviä/luvat',
  '/omat-sivut/tehtäviä/laitteet',
  '/omat-sivut/tehtäviä/pääsyavaimet',
  '/omat-sivut/tehtäviä/omat-tiedot',
  '/omat-sivut/tehtäviä/reseptit/uusi',
  '/omat-sivut/tunnistaudu',
  '/omat-sivut/varaa-näöntarkastus',
]

test('every kind of page of a customer fits the width', async ({ page }) => {
  await register(page, someEmail())
  for (const path of ofCustomers) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectToFit(page, path)
    })
  }
})

test('letters doubled by a style of the reader leave nothing to scroll sideways on a phone', async ({
  page,
}, about) => {
  test.skip(about.project.name !== 'narrow', 'One window of its own is enough')
  await page.setViewportSize({ width: 390, height: 844 })
  await addBottleToCart(page)
  for (const path of [...pages.map(([, path]) => path), ...Object.values(others)]) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectToFit(page, path)
    })
  }
})

async function expectToFit(page: Page, kind: string): Promise<void> {
  const { width, room } = await page.evaluate(() => {
    const { scrollWidth: width, clientWidth: room } = document.documentElement
    return { width, room }
  })
  expect(width, `${kind} is scrolled sideways`).toBeLessThanOrEqual(room)
}

/** Expects the element to be wholly visible and not covered by another. */
async function expectInReach(button: Locator): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(button).toBeInViewport({ ratio: 1 })
  const isOnTop = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return element === there || element.contains(there)
  })
  expect(isOnTop).toBe(true)
}
