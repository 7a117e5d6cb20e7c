import { expect, test, type Page } from './on-test-day.ts'
import { register } from './account-actions.ts'
import { asAdmin, getAsAdmin } from './admin-actions.ts'
import { expectNothing } from './axe.ts'
import { letterTo, RETRIES, someEmail } from './shopper-actions.ts'

/** An invoice of 125,50 € that staff make to the customer of this address, and the number it gets. */
async function invoiceTo(email: string): Promise<number> {
  const found = (await getAsAdmin(`/api/customers?where[email][equals]=${encodeURIComponent(email)}`)) as {
    docs: { number: string }[]
  }
  const rows = [{ name: 'Silmälasit Kaarna', amount: 12_550, vatRate: 2550 }]
  const data = { customer: found.docs[0]?.number, type: 2, rows }
  const made = await asAdmin((request) => request.post('/api/invoice/make', { data, maxRetries: RETRIES }))
  return (made as { number: number }).number
}

/** Pays this sum from the page of the invoice at the provider. */
async function pay(page: Page, sum: string, button: 'Maksa' | 'Peruuta'): Promise<void> {
  await page.getByLabel('Maksettava summa euroina').fill(sum)
  await page.getByRole('button', { name: 'Siirry maksamaan' }).click()
  await page.getByRole('button', { name: button, exact: true }).click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer pays an invoice in two parts', async ({ page }) => {
    const email = someEmail()
    await register(page, email)
    await page.getByRole('link', { name: 'Maksut ja laskut' }).click()
    await expect(page.getByText('Sinulla ei ole laskuja.')).toBeVisible()
    const number = await invoiceTo(email)
    expect(await letterTo(page, email, new RegExp(`Lasku ${number}`))).toContain('125,50')

    await page.reload()
    await page.getByRole('link', { name: `Lasku ${number}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Lasku ${number}` })).toBeVisible()
    const details = page.url()
    await page.getByLabel('Maksettava summa euroina').fill('200')
    await page.getByRole('button', { name: 'Siirry maksamaan' }).click()
    await expect(page.getByText('Laskusta on maksamatta 125,50').first()).toBeVisible()

    await pay(page, '25,50', 'Maksa')
    await expect(page.getByText('Kiitos, maksusi on perillä.')).toBeVisible()
    await expect(page.getByText('Osittain maksettu')).toBeVisible()
    await pay(page, '100', 'Peruuta')
    await expect(page.getByText('Maksu keskeytyi')).toBeVisible()
    await pay(page, '100', 'Maksa')
    await expect(page.getByText('Kiitos, maksusi on perillä.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Siirry maksamaan' })).toHaveCount(0)

    await page.context().clearCookies()
    await page.goto(details)
    await expect(page.getByRole('heading', { name: 'Kirjaudu sisään' })).toBeVisible()
  })
})

test('an invoice shows how to pay it at a bank, and can be downloaded as a PDF @slow', async ({ page }) => {
  const email = someEmail()
  await register(page, email)
  const number = await invoiceTo(email)
  await page.goto('/omat-sivut/maksu-laskut')
  await expectNothing(page)
  await page.getByRole('link', { name: `Lasku ${number}` }).click()
  await expectNothing(page)
  await page.getByRole('link', { name: 'Katso koko lasku' }).click()
  await expect(page.getByLabel('Virtuaaliviivakoodi')).toHaveValue(/^4\d{53}$/)
  await expect(page.getByRole('img', { name: 'QR-koodi' })).toBeVisible()
  await expectNothing(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Lataa PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`lasku-${number}.pdf`)

  const other = page.url().replace(/inv\/\d+/, 'inv/1234567890')
  expect((await page.goto(other))?.status()).toBe(404)
})
