import { expect, test } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { orderAndGoToPayment, outside, someEmail } from './shopper-actions.ts'

// Laid out alike at every width, so that a phone is enough.
const written = [
  '/ota-yhteyttä',
  '/ostoehdot',
  '/tietosuojakäytäntö',
  '/evästeet',
  '/evästelista',
  '/saavutettavuusseloste',
  '/peru-sopimus?notice=received',
]

const deadEnds = ['/checkout/paluu', '/checkout/kiitos/eiole', '/tilaus/S0.a.b', '/ei-ole']

test('written pages and dead ends have nothing that axe would complain of', async ({ page }) => {
  for (const path of [...written, ...deadEnds]) {
    const answer = await page.goto(path)
    expect.soft(answer?.ok(), path).toBe(written.includes(path))
    await expectNothing(page)
  }
})

test('the mail was sent: nothing that axe would complain of', async ({ page }) => {
  await page.goto('/tilaus')
  await page.getByLabel('Tilausnumero').fill('S00000000')
  await page.getByLabel('Sähköposti').fill(someEmail())
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  await expectNothing(page)
})

test('the stand-ins have nothing that axe would complain of', async ({ page }) => {
  await orderAndGoToPayment(page, someEmail())
  await expectNothing(page)
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByText('Sinulta ei veloitettu mitään')).toBeVisible()
  for (const path of ['/', '/payments', '/mail', '/pickup-points', '/identity', '/eye-doctors', '/pay/eiole']) {
    await page.goto(`${outside()}${path}`)
    await expectNothing(page)
  }
  await page.goto(`${outside()}/payments`)
  await page.getByRole('table').getByRole('link').first().click()
  await expectNothing(page)
})
