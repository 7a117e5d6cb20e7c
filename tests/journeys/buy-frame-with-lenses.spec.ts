import { readFileSync } from 'node:fs'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'
import type { SeedLensPackage } from '#contracts/seed-lenses.ts'
import { pairOfLenses } from '#domain/optics/pair-of-lenses.ts'
import { expectNothing } from './axe.ts'
import { expect, test } from './on-test-day.ts'
import {
  FRAME,
  answered,
  lastMonth,
  letterTo,
  openLookedUpOrder,
  order,
  someEmail,
  writeContact,
} from './shopper-actions.ts'

const STANDARD = 'Yksiteholinssit, perusohuus'
const THIN = 'Yksiteholinssit, ohuet'
const THINNEST = 'Yksiteholinssit, erittäin ohuet'

test('a shopper buys a frame with tinted lenses ground to the prescription, pays and reads when it leaves', async ({
  page,
}) => {
  const email = someEmail()
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await page.getByRole('radio', { name: /^Yksiteholinssit, perusohuus/ }).check()
  await page.getByRole('radio', { name: /^Harmaa 80\s%/ }).check()
  await expect(page.getByRole('complementary').getByText(/^Harmaa 80\s%/)).toBeVisible()
  await page.getByLabel('Oikea silmä: SF').fill('-1,25')
  await page.getByLabel('Oikea silmä: CYL').fill('-0,50')
  await page.getByLabel('Oikea silmä: AX').fill('90')
  await page.getByLabel('Oikea silmä: PD').fill('31,5')
  await page.getByLabel('Vasen silmä: SF').fill('+1,50')
  await page.getByLabel('Vasen silmä: PD').fill('32')
  await page.getByLabel('Näöntarkastuksen päivä').fill(lastMonth())
  await page.getByRole('checkbox', { name: /alle vuoden vanha/ }).check()
  const add = page.getByRole('button', { name: 'Lisää lasit ostoskoriin' })
  await add.click()
  // One eye is nearsighted, the other farsighted.
  await expect(page.getByRole('alert').getByText('Jokin arvoista on harvinainen.')).toBeVisible()
  // The sentence above the button goes as the shopper answers, not under the press.
  await page.getByRole('checkbox', { name: 'Tarkistin arvot reseptistä. Ne ovat oikein.' }).check()
  await add.click()

  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  const values = cart.getByRole('table', { name: 'Reseptin arvot' })
  await expect(values.getByRole('row', { name: 'SF CYL AX PD' })).toBeVisible()
  await expect(values.getByRole('row', { name: 'Oikea −1,25 −0,50 90° 31,5' })).toBeVisible()
  await expect(values.getByRole('row', { name: 'Vasen +1,50 – – 32' })).toBeVisible()
  await expect(cart.getByText(/^Harmaa 80\s%/)).toBeVisible()
  await cart.getByRole('link', { name: 'Kassalle' }).click()

  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin pakettiautomaatti/ }).check()
  const points = page.getByRole('group', { name: /Lähimmät noutopisteet postinumerolle 00100/ })
  await answered(points, page.getByRole('button', { name: 'Hae noutopisteet uudelleen' }))
  await points.getByRole('radio').first().check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expect(page.getByText('Optikko tarkistaa reseptisi')).toBeVisible()
  await expect(page.getByText(/Tilauksesi lähtee meiltä viimeistään \d+\.\d+\.\d{4}/)).toBeVisible()
  const letter = await letterTo(page, email, /Tilausvahvistus/)
  expect(letter).toMatch(/Harmaa 80\s%/)
  expect(letter).not.toContain('1,25')
})

test('a shopper buys progressive glasses without a PD and books the fitting, which the order waits for', async ({
  page,
}) => {
  const email = someEmail()
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await page.getByRole('radio', { name: /^Moniteholinssit/ }).check()
  for (const eye of ['Oikea', 'Vasen']) {
    await page.getByLabel(`${eye} silmä: SF`).fill('-1,25')
    await page.getByLabel(`${eye} silmä: ADD`).fill('+2,00')
  }
  await page.getByLabel('Näöntarkastuksen päivä').fill(lastMonth())
  await page.getByRole('checkbox', { name: /alle vuoden vanha/ }).check()
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await page.getByRole('dialog', { name: 'Ostoskori' }).getByRole('link', { name: 'Kassalle' }).click()
  // The store is chosen before the shop has answered for the postal code.
  const store = page.getByRole('radio', { name: /Helsinki Kamppi/ })
  await page.route('**/checkout', async (route) => {
    if (route.request().method() === 'POST') await store.check()
    await route.continue()
  })
  await writeContact(page, email)
  await expect(store).toBeChecked()
  await expect(page.locator('[data-part][aria-busy]')).toHaveCount(0)
  await expect(store).toBeChecked()
  await page.unroute('**/checkout')
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expect(page.getByText('Lasit ovat valmiit noin 10 arkipäivää sovituksesta.').first()).toBeVisible()
  const number =
    (await page
      .getByText(/^S\d{8}$/)
      .first()
      .textContent()) ?? ''
  // The page is left, and the booking is put off until the letter is read.
  const letter = await letterTo(page, email, /Tilausvahvistus/)
  await page.goto(/\/tilaus\/sovitus\/[\w.%-]+/.exec(letter)?.[0] ?? '')
  await page.getByLabel('Postinumero tai paikkakunta').fill('33100')
  await page.getByRole('button', { name: 'Näytä lähimmät ajat' }).click()
  await expect(page.getByRole('group', { name: /^Ajat: Tampere/ }).first()).toBeVisible()
  // Another journey may take the time first: then others are shown.
  await expect(async () => {
    const booked = page.getByRole('heading', { name: 'Sovitus on varattu' })
    if (!(await booked.isVisible()))
      await page
        .getByRole('group', { name: /^Ajat:/ })
        .getByRole('button')
        .last()
        .click()
    await expect(booked).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Siirrä tai peru aika' })).toBeVisible()
  await openLookedUpOrder(page, { email, number })
  await expect(page.getByRole('heading', { name: 'Sovitus on varattu' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Odottaa sovitusta' })).toBeVisible()
})

test('a shopper who types values sees how thick the lenses become in the frame', async ({ page }) => {
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await page.getByRole('radio', { name: /^Yksiteholinssit, perusohuus/ }).check()
  const thickness = page.getByRole('region', { name: 'Näin paksut linsseistäsi tulee' })
  const hint = thickness.getByText('Kirjoita vahvuutesi')
  await expect(hint).toBeVisible()
  const write = async (sphere: string) => {
    for (const eye of ['Oikea', 'Vasen']) await page.getByLabel(`${eye} silmä: SF`).fill(sphere)
  }
  const row = (name: string) =>
    thickness.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

  await write('-3,50')
  await page.getByLabel('Oikea silmä: PD').fill('63')
  for (const name of [STANDARD, THIN, THINNEST]) await expect(row(name)).toContainText(figures(name, -3.5))
  await expect(row(THIN).getByRole('img', { name: /oikea paksuimmillaan/ })).toBeVisible()

  await write('-6')
  await expect(row(STANDARD)).toContainText('näissä linsseissä SF voi olla −4,00…+3,50.')
  for (const name of [THIN, THINNEST]) await expect(row(name)).toContainText(figures(name, -6))

  await expectNothing(page)
  await write('-6x')
  await expect(hint).toBeVisible()
})

/** What the rule gives for this sphere in both eyes, 63 mm apart, in `FRAME`. */
function figures(name: string, sphere: number): string {
  const eye = { sphere, cylinder: 0, axis: 0, pupillaryDistance: 31.5 }
  const { shape, sizes } = seeds<SeedEyewear>('eyewear').find(({ model }) => FRAME.includes(model))!
  const lenses = seeds<SeedLensPackage>('lens-packages').find((each) => each.name === name)!
  const { thickness, weight } = pairOfLenses({ ...sizes[0]!, shape }, lenses, { right: eye, left: eye })
  return `${thickness!.toFixed(1).replace('.', ',')}\u00a0mm · ${weight!.toFixed(0)}\u00a0g`
}

function seeds<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(`content-seeds/articles/${name}.json`, 'utf8')) as Row[]
}
