import { expect, test } from '@playwright/test'
import { expectNothing } from './axe.ts'
import {
  BOTTLE,
  FRAME,
  orderAndGoToPayment,
  letterTo,
  order,
  outside,
  someEmail,
  addBottleToCart,
} from './shopper-actions.ts'

const kinds = {
  home: '/',
  listing: '/kehykset',
  'listing of a brand': '/kehykset/aurakivi',
  'product page': FRAME,
  'lens choice': `${FRAME}/linssit`,
  'contact lenses': '/piilolinssit/päivälinssit/kaste-yksi-30',
  accessory: BOTTLE,
  search: '/search?q=aurakivi',
  'search that finds nothing': '/search?q=eiole',
  'empty search': '/search',
  stores: '/löydä-myymälä',
  'booking an eye exam': '/varaa-näöntarkastus',
  'my pages': '/omat-sivut',
  contact: '/ota-yhteyttä',
  guarantees: '/takuut',
  terms: '/ostoehdot',
  privacy: '/tietosuojakäytäntö',
  cookies: '/evästeet',
  'list of cookies': '/evästelista',
  'accessibility statement': '/saavutettavuusseloste',
  'empty cart': '/ostoskori',
  lookup: '/tilaus',
  withdrawal: '/peru-sopimus',
  'received withdrawal': '/peru-sopimus?notice=received',
}

const deadEnds = {
  'return without a payment': '/checkout/paluu',
  'confirmation of nothing': '/checkout/kiitos/eiole',
  'old link': '/tilaus/S0.a.b',
  'nothing here': '/ei-ole',
}

for (const [kind, path] of Object.entries({ ...kinds, ...deadEnds })) {
  test(`${kind} has nothing that axe would complain of`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.ok()).toBe(kind in kinds)
    await expectNothing(page)
  })
}

test('cart and order form have nothing that axe would complain of', async ({ page }) => {
  await addBottleToCart(page)
  await expectNothing(page)
  await page.goto('/ostoskori')
  await expectNothing(page)
  await page.goto('/checkout')
  await expectNothing(page)
  await order(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothing(page)
})

test('payment, confirmation and the order behind its link have nothing that axe would complain of', async ({
  page,
}) => {
  const email = someEmail()
  await orderAndGoToPayment(page, email)
  await expectNothing(page)
  await page.getByRole('button', { name: 'Maksa' }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expectNothing(page)

  const number = await page.getByText(/^S\d+$/).innerText()
  await page.goto('/tilaus')
  await page.getByLabel('Tilausnumero').fill(number)
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  await expectNothing(page)
  await page.goto(/\/tilaus\/[\w.%-]+/.exec(await letterTo(page, email, /Linkki tilaukseesi/))?.[0] ?? '')
  await expect(page.getByRole('heading', { name: `Tilaus ${number}` })).toBeVisible()
  await expectNothing(page)
})

test('the world outside has nothing that axe would complain of', async ({ page }) => {
  await orderAndGoToPayment(page, someEmail())
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByText('Sinulta ei veloitettu mitään')).toBeVisible()
  for (const path of ['/', '/payments', '/mail', '/pickup-points', '/pay/eiole']) {
    await page.goto(`${outside()}${path}`)
    await expectNothing(page)
  }
  await page.goto(`${outside()}/payments`)
  await page.getByRole('table').getByRole('link').first().click()
  await expectNothing(page)
})
