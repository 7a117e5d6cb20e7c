import { expect, test } from './on-test-day.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { boughtBottle } from './bought.ts'
import {
  addBottleToCart,
  openLookedUpOrder,
  order,
  orderAndGoToPayment,
  outside,
  someEmail,
  writeContact,
} from './shopper-actions.ts'

test('axe finds no problem from a form with mistakes to the confirmation @slow', async ({ page }) => {
  await addBottleToCart(page)
  await page.goto('/checkout')
  await order(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothingAtBothWidths(page)

  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expectNothingAtBothWidths(page)
})

test('axe finds no problem in the order behind its link @slow', async ({ page }) => {
  const { email, number } = await boughtBottle()
  await openLookedUpOrder(page, { email, number })
  await expect(page.getByRole('heading', { name: `Tilaus ${number}` })).toBeVisible()
  await expectNothingAtBothWidths(page)
})

test('axe finds no problem in the page after a link is mailed @slow', async ({ page }) => {
  await page.goto('/tilaus')
  await page.getByLabel('Tilausnumero').fill('S00000000')
  await page.getByLabel('Sähköposti').fill(someEmail())
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  await expectNothing(page)
})

test('axe finds no problem in the stand-ins @slow', async ({ page }) => {
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
