import { expect, test } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { boughtBottle } from './bought.ts'
import { addBottleToCart, BOTTLE, FRAME, openLookedUpOrder, order, someEmail, writeContact } from './shopper-actions.ts'

/** Pages that are laid out differently on a phone and on a desktop. */
const groups = {
  'where goods are chosen': [
    '/',
    '/kehykset',
    '/kehykset/aurakivi',
    FRAME,
    `${FRAME}/linssit`,
    '/piilolinssit/päivälinssit/kaste-yksi-30',
    BOTTLE,
  ],
  'beside the goods': [
    '/search?q=aurakivi',
    '/search?q=eiole',
    '/search',
    '/löydä-myymälä',
    '/löydä-myymälä?q=Kauniainen',
    '/löydä-myymälä/joensuu',
    '/varaa-näöntarkastus',
    '/kuulo',
    '/omat-sivut',
    '/takuut',
    '/ota-yhteyttä',
    '/ostoskori',
    '/tilaus',
    '/peru-sopimus',
    '/ajanvaraus-mehiläinen',
  ],
}

for (const [where, paths] of Object.entries(groups)) {
  test(`the pages ${where} have nothing that axe would complain of`, async ({ page }) => {
    for (const path of paths) {
      const answer = await page.goto(path)
      expect.soft(answer?.ok(), path).toBe(true)
      await expectNothing(page)
    }
  })
}

test('from the cart to the confirmation there is nothing that axe would complain of', async ({ page }) => {
  await addBottleToCart(page)
  await expectNothing(page)
  await page.goto('/ostoskori')
  await expectNothing(page)
  await page.goto('/checkout')
  await expectNothing(page)
  await order(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothing(page)

  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa' }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expectNothing(page)
})

test('the order behind its link has nothing that axe would complain of', async ({ page }) => {
  const { email, number } = await boughtBottle()
  await openLookedUpOrder(page, { email, number })
  await expect(page.getByRole('heading', { name: `Tilaus ${number}` })).toBeVisible()
  await expectNothing(page)
})
