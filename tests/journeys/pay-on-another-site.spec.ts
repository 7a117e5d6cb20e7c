import { expect, test } from '@playwright/test'
import { orderAndGoToPayment, someEmail } from './shopper-actions.ts'

test('a shopper who pays on another site comes back to the same cart and its confirmation', async ({
  page,
  baseURL,
}) => {
  await orderAndGoToPayment(page, someEmail())
  // Another port is the same site to a browser, and would get cookies that another site does not.
  expect(new URL(page.url()).hostname).not.toBe(new URL(baseURL ?? '').hostname)
  await page.getByRole('button', { name: 'Maksa' }).click()

  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
  await page.goto('/ostoskori')
  await expect(page.getByText('Ostoskorisi on tyhjä')).toBeVisible()
})

test('a shopper who turns back on another site finds the cart and the form as they were', async ({ page, baseURL }) => {
  await orderAndGoToPayment(page, someEmail())
  expect(new URL(page.url()).hostname).not.toBe(new URL(baseURL ?? '').hostname)
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByText('Sinulta ei veloitettu mitään, ja ostoskorisi on niin kuin se oli.')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
})
