import { expect, test, type Locator, type Page } from './on-test-day.ts'
import { register } from './account-actions.ts'
import { expectNothing } from './axe.ts'
import { BOTTLE, FRAME, addBottleToCart, someEmail } from './shopper-actions.ts'

/** A kind of page with the button that it is for, if it has one. */
interface Kind {
  path: string
  main?: (page: Page) => Locator
  /** Whether it answers that there is no such page. */
  isDeadEnd?: true
}

const groups: Record<string, Record<string, Kind>> = {
  'where goods are chosen': {
    home: { path: '/', main: (page) => page.getByRole('link', { name: 'Katso silmälasit' }) },
    listing: { path: '/kehykset', main: (page) => page.getByText('Rajaa ja järjestä') },
    'frames of a brand': { path: '/kehykset/aurakivi' },
    'a narrowed listing': { path: '/kehykset?brand=aurakivi' },
    'product page': { path: FRAME, main: (page) => page.getByRole('button', { name: 'Valitse linssit' }) },
    'lens choice': {
      path: `${FRAME}/linssit`,
      main: (page) => page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }),
    },
    'daily lenses': { path: '/piilolinssit/päivälinssit/kaste-yksi-30' },
    'monthly lenses': { path: '/piilolinssit/kuukausilinssit/tyyni-kuukausi' },
    bottle: { path: BOTTLE },
    'glasses cases and cloths': { path: '/urheilulasitarvikkeet' },
  },
  'beside the goods': {
    'a search': { path: '/search?q=aurakivi' },
    'a search in vain': { path: '/search?q=qqqq' },
    'a search of nothing': { path: '/search' },
    stores: { path: '/löydä-myymälä' },
    'stores of a town': { path: '/löydä-myymälä?q=Kauniainen' },
    'a store': { path: '/löydä-myymälä/joensuu' },
    'empty cart': { path: '/ostoskori' },
    'order lookup': { path: '/tilaus' },
    'gift card': { path: '/lahjakortii', main: (page) => page.getByRole('button', { name: 'Näytä saldo' }) },
    'buying a gift card': { path: '/lahjakortii/osta' },
    withdrawal: { path: '/peru-sopimus' },
    'a door to an account': { path: '/omat-sivut' },
    hearing: { path: '/kuulo' },
  },
  'of exams': {
    'choice of an exam': { path: '/varaa-näöntarkastus' },
    'choice of a store for an exam': { path: '/varaa-näöntarkastus/myymälä?tarkastus=nakotarkastus&ika=18_75' },
    'free times of an exam': {
      path: '/varaa-näöntarkastus/aika?tarkastus=nakotarkastus&ika=18_75&myymala=101',
    },
    'free times of eye doctors': { path: '/ajanvaraus-mehiläinen' },
  },
  'that are read': {
    'written page': { path: '/takuut' },
    contact: { path: '/ota-yhteyttä' },
    'list of cookies': { path: '/evästelista' },
    'accessibility statement': { path: '/saavutettavuusseloste' },
    terms: { path: '/ostoehdot' },
    privacy: { path: '/tietosuojakäytäntö' },
    cookies: { path: '/evästeet' },
    'received withdrawal': { path: '/peru-sopimus?notice=received' },
  },
  'that lead nowhere': {
    'no such page': { path: '/eioo', isDeadEnd: true },
    'a payment of nobody': { path: '/checkout/paluu', isDeadEnd: true },
    'thanks for nothing': { path: '/checkout/kiitos/eiole', isDeadEnd: true },
    'a link that was cut': { path: '/tilaus/S0.a.b', isDeadEnd: true },
  },
}

/** With a bottle in the cart. */
const withBottle: Record<string, Kind> = {
  cart: { path: '/ostoskori', main: (page) => page.getByRole('main').getByRole('link', { name: 'Kassalle' }) },
  'order form': { path: '/checkout', main: (page) => page.getByRole('button', { name: /Tilaa ja maksa/ }) },
}

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

/** Each page is opened once for each size of letters that a browser begins with, and then resized. */
const isLarge = () => test.info().project.name === 'large letters'

for (const [where, pages] of Object.entries(groups))
  test(`the pages ${where} fit every width, and axe finds no problem in them @slow`, async ({ page }) => {
    for (const [kind, { path, main, isDeadEnd = false }] of Object.entries(pages))
      await test.step(kind, async () => {
        const answer = await page.goto(path)
        expect.soft(answer?.ok(), path).toBe(!isDeadEnd)
        await expectWell(page, kind, main)
      })
  })

test('a filled cart and its checkout fit every width, and axe finds no problem in them @slow', async ({ page }) => {
  await addBottleToCart(page)
  await expectWell(page, 'cart drawer')
  for (const [kind, { path, main }] of Object.entries(withBottle))
    await test.step(kind, async () => {
      await page.goto(path)
      await expectWell(page, kind, main)
    })
})

test('the menu of a narrow window can be opened, and its links can be pressed @slow', async ({ page }) => {
  await page.goto('/takuut')
  for (const width of isLarge() ? [1280, 640, 390] : [320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.reload()
    await page.getByRole('button', { name: 'Avaa valikko' }).click()
    await expectInReach(page.getByRole('button', { name: 'Hoito ja tarvikkeet' }))
  }
})

test('every kind of page of a customer fits every width @slow', async ({ page }) => {
  await register(page, someEmail())
  for (const path of ofCustomers)
    await test.step(path, async () => {
      await page.goto(path)
      await expectToFitAll(page, path)
    })
})

/** Examines an open page: at both widths that are laid out differently, and whether it fits where there is little room. */
async function expectWell(page: Page, kind: string, main?: (page: Page) => Locator): Promise<void> {
  if (!isLarge())
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNothing(page)
    }
  await expectToFitAll(page, kind, main)
}

/** Letters of twice the size of the browser, or of the size that most have and then doubled by a style of the reader. */
async function expectToFitAll(page: Page, kind: string, main?: (page: Page) => Locator): Promise<void> {
  for (const width of isLarge() ? [1280, 640, 390] : [320]) {
    await page.setViewportSize({ width, height: isLarge() ? 900 : 640 })
    await expectToFit(page, `${kind} at ${width} px`)
    if (main) await expectInReach(main(page).first())
  }
  if (!isLarge()) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectToFit(page, `${kind} with doubled letters`)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

async function expectToFit(page: Page, what: string): Promise<void> {
  const { width, room } = await page.evaluate(() => {
    const { scrollWidth: width, clientWidth: room } = document.documentElement
    return { width, room }
  })
  expect(width, `${what} is scrolled sideways`).toBeLessThanOrEqual(room)
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
