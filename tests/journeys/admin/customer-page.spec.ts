import { expect, test, type Browser } from '../on-test-day.ts'
import { register } from '../account-actions.ts'
import { asAdmin, getAsAdmin, openAdminPage, signedOut } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { boughtFrame } from '../bought.ts'
import { RETRIES, someEmail } from '../shopper-actions.ts'

/** The number of a new account with this address, made in a browser of its own. */
async function customerWith(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext({ storageState: signedOut })
  await register(await context.newPage(), email)
  await context.close()
  const found = (await getAsAdmin(`/api/customers?where[email][equals]=${encodeURIComponent(email)}`)) as {
    docs: { number: string }[]
  }
  return found.docs[0]?.number ?? ''
}

test('staff see what a customer has, and merge the two accounts of the customer @slow', async ({ page, browser }) => {
  const { email, number: order } = await boughtFrame({ withLenses: true })
  const [number, other] = [await customerWith(browser, email), await customerWith(browser, someEmail())]
  const data = { customer: number, type: 2, rows: [{ name: 'Silmälasit', amount: 12_550, vatRate: 2550 }] }
  await asAdmin((request) => request.post('/api/invoice/make', { data, maxRetries: RETRIES }))

  await openAdminPage(page, `/admin/asiakkaat/${number}`)
  await expect(page.getByRole('link', { name: `Tilaus ${order}` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Lasku \d+ Maksamatta/ })).toBeVisible()
  await expect(page.getByText('Vahvista tilisi')).toBeVisible()
  await expectNothing(page)

  await page.getByRole('button', { name: 'Yhdistä toinen tili' }).click()
  await page.getByLabel('Toisen tilin asiakasnumero').fill(number)
  await page.getByRole('button', { name: 'Katso, mitä siirtyy' }).click()
  await expect(page.getByText('Tämä on sama tili.')).toBeVisible()
  await page.getByLabel('Toisen tilin asiakasnumero').fill(other)
  await page.getByRole('button', { name: 'Katso, mitä siirtyy' }).click()
  await page.getByLabel('Sähköpostiosoite, joka jää').selectOption(email)
  await page.getByLabel('Miksi').fill('Soitti: kaksi tiliä')
  await expectNothing(page)
  await page.getByRole('button', { name: 'Yhdistä tilit' }).click()
  await expect(page.getByText(`Tiliin yhdistettiin asiakas ${other}`)).toBeVisible()
  await openAdminPage(page, `/admin/asiakkaat/${other}`)
  await expect(page).toHaveURL(new RegExp(`/admin/asiakkaat/${number}$`))
})

test('customer service finds a buyer without an account, with all orders and bookings @slow', async ({ page }) => {
  const { number, customer, email } = await boughtFrame()
  await openAdminPage(page, '/admin')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Nimi, numero, puhelin tai sähköposti' }).fill(email)
  await page.getByRole('region', { name: 'Ilman tiliä' }).getByRole('link', { name: customer }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible()
  await expect(page.getByRole('link', { name: `Tilaus ${number}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Maksut' }).getByText('maksettu').first()).toBeVisible()
  await expectNothing(page)
  await page.getByRole('link', { name: `Tilaus ${number}` }).click()
  await page.getByRole('link', { name: 'Kaikki, mitä asiakas on tehnyt' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/vieraat/${number}$`))
})
