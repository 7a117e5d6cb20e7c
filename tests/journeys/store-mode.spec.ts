import { makeStaff, openAdminPage } from './admin-actions.ts'
import { expect, test } from './on-test-day.ts'
import { addBottleToCart } from './shopper-actions.ts'

test('staff open their store, see on every page that they serve a customer, and leave nothing of her behind', async ({
  page,
}) => {
  const { email, password } = await makeStaff('store-staff', 'Maija Myyjä', 101)
  await page.goto('/piilolinssit')
  await expect(page.locator('.prices.in-store').first()).toBeHidden()
  await openAdminPage(page, '/myymäläkirjautuminen')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana').fill(password)
  await page.getByRole('button', { name: 'Kirjaudu' }).click()
  await page.getByRole('button', { name: /^Avaa myymälä / }).click()
  await expect(page.getByText('Myymälä on auki tässä selaimessa.')).toBeVisible()

  // A page that is the same for everyone.
  await page.goto('/piilolinssit')
  const bar = page.getByRole('complementary', { name: 'Myymälä', exact: true })
  await expect(bar).toContainText('Palvelet asiakasta myymälässä')
  await expect(page.getByText('Kestotilauksena').first()).toBeVisible()
  await expect(page.locator('[data-my-pages]')).toHaveAttribute('href', '/myymäläkirjautuminen')
  await addBottleToCart(page)
  await page.goto('/ostoskori')
  await expect(page.getByRole('button', { name: 'Lisää yksi' }).first()).toBeVisible()

  await bar.getByRole('button', { name: 'Lopeta asiakkaan palvelu' }).click()
  await expect(page.getByText('Asiakkaan palvelu on päättynyt.')).toBeVisible()
  // The page that says so clears what the browser keeps, by a script that begins after it is drawn: all but the count of an empty cart.
  const kept = () => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }) as string[])
  await expect.poll(async () => (await kept()).filter((value) => !value.startsWith('0 '))).toEqual([])
  await page.goto('/ostoskori')
  await expect(page.getByText('Ostoskorisi on tyhjä')).toBeVisible()
})
