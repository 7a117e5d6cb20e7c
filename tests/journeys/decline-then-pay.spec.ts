import { expect, test, type Page } from './on-test-day.ts'
import { orderAndGoToPayment, order, someEmail } from './shopper-actions.ts'

test('a declined and a canceled payment cost nothing, and the third attempt succeeds', async ({ page, baseURL }) => {
  await orderAndGoToPayment(page, someEmail())
  // Another port is the same site to a browser, and would get cookies that another site does not.
  expect(new URL(page.url()).hostname).not.toBe(new URL(baseURL ?? '').hostname)
  await steerTo(page, 'Hylkää maksu')
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expectFormAsItWas(page)

  await order(page)
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await expectFormAsItWas(page)

  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
  await page.goto('/ostoskori')
  await expect(page.getByText('Ostoskorisi on tyhjä')).toBeVisible()
})

/** Sets the provider's behavior for the next payment. */
async function steerTo(page: Page, what: string): Promise<void> {
  await page.getByText('Ohjaa maksua').click()
  await page.getByLabel('Toiminta').selectOption(what)
  await page.getByRole('button', { name: 'Ohjaa', exact: true }).click()
  await expect(page.getByText(`Nyt: ${what}`)).toBeAttached()
}

async function expectFormAsItWas(page: Page): Promise<void> {
  await expect(page.getByText('Sinulta ei veloitettu mitään, ja ostoskorisi on niin kuin se oli.')).toBeVisible()
  await expect(page.getByLabel('Etunimi')).toHaveValue('Aino')
  await expect(page.getByRole('radio', { name: /Postin kotiinkuljetus/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
}
