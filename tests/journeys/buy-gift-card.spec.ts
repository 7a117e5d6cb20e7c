import type { Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { expect, test } from './on-test-day.ts'
import { addBottleToCart, letterTo, order, someEmail, writeContact } from './shopper-actions.ts'

test('a shopper buys a gift card for a friend, who looks it up and pays half of an order with it', async ({ page }) => {
  const friend = someEmail()
  await buyCard(page, friend)
  const [number, pin] = await cardMailedTo(page, friend)
  await expectBalance(page, number, pin, '11,00 €')

  await addBottleToCart(page)
  await page.getByRole('link', { name: 'Kassalle' }).click()
  await writeContact(page, friend)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await page.getByText('Maksa lahjakortilla').click()
  await page.getByLabel('Lahjakortin numero').fill(number)
  await page.getByLabel('PIN-koodi').fill(pin)
  await page.getByRole('button', { name: 'Käytä lahjakortti' }).click()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 11,80 €' })).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expectBalance(page, number, pin, '0,00 €')
})

/** From the correct spelling to the thanks. A wrong sum is refused, and what was written stays. */
async function buyCard(page: Page, friend: string): Promise<void> {
  await page.goto('/lahjakortti/osta')
  await expect(page).toHaveURL(/\/lahjakortii\/osta$/)
  await expectNothing(page)
  await page.getByText('Oma summa').click()
  await page.getByLabel('Summa euroina').fill('9,999')
  await page.getByLabel('Saajan etunimi').fill('Maija')
  await page.getByLabel('Saajan sähköposti').fill(friend)
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
  await expect(page.getByRole('alert')).toContainText('Valitse summaksi 10–500 euroa')
  await expect(page.getByLabel('Saajan sähköposti')).toHaveValue(friend)
  await page.getByLabel('Summa euroina').fill('11')
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()

  await expect(page.getByText('Saaja: Maija, lähetetään heti')).toBeVisible()
  await page.getByRole('link', { name: 'Kassalle' }).click()
  await expect(page.getByLabel('Katuosoite')).toHaveCount(0)
  await expectNothing(page)
  await page.getByLabel('Etunimi').fill('Aino')
  await page.getByLabel('Sukunimi').fill('Virtanen')
  await page.getByLabel('Sähköposti').fill(someEmail())
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
}

/** Number and PIN, as two letters bring them. */
async function cardMailedTo(page: Page, friend: string): Promise<[string, string]> {
  const [, number = ''] = /((?:\d{4} ){3}\d{4})/.exec(await letterTo(page, friend, /lähetti sinulle lahjakortin/)) ?? []
  const [, pin = ''] = /PIN-koodi: (\d{6})/.exec(await letterTo(page, friend, /PIN-koodi/)) ?? []
  return [number, pin]
}

async function expectBalance(page: Page, number: string, pin: string, balance: string): Promise<void> {
  await page.goto('/lahjakortii')
  await page.getByLabel('Kortin numero').fill(number)
  await page.getByLabel('PIN-koodi').fill(pin)
  await page.getByRole('button', { name: 'Näytä saldo' }).click()
  await expect(page.getByText(`Kortilla on ${balance}`)).toBeVisible()
  await expect(page).toHaveURL(/\/lahjakortii$/)
}
