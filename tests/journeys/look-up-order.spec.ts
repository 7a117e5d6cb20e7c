import { expect, test } from '@playwright/test'
import { orderAndGoToPayment, letterTo, someEmail } from './shopper-actions.ts'

test('a guest finds an order by its number and e-mail, through a link in the mail', async ({ page }) => {
  const email = someEmail()
  await orderAndGoToPayment(page, email)
  await page.getByRole('button', { name: 'Maksa' }).click()
  const number = await page.getByText(/^S\d+$/).innerText()

  await page.goto('/tilaus')
  await page.getByLabel('Tilausnumero').fill(number.toLowerCase())
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()

  const letter = await letterTo(page, email, /Linkki tilaukseesi/)
  await page.goto(/\/tilaus\/[\w.%-]+/.exec(letter)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: `Tilaus ${number}` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vastaanotettu' })).toHaveAttribute('aria-current', 'step')
})

test('a number and an e-mail that do not belong together are answered alike', async ({ page }) => {
  await page.goto('/tilaus')
  await page.getByLabel('Tilausnumero').fill('S00000000')
  await page.getByLabel('Sähköposti').fill(someEmail())
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
})

test('an expired link shows a message and leads to a new one', async ({ page }) => {
  await page.goto('/tilaus/S00000000.abc.def')
  await expect(page.getByRole('heading', { name: 'Linkki on vanhentunut' })).toBeVisible()
  await page.getByRole('link', { name: 'Pyydä uusi linkki' }).click()
  await expect(page.getByLabel('Tilausnumero')).toBeVisible()
})
