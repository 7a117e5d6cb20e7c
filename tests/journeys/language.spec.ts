import { expectNothing } from './axe.ts'
import { expect, test } from './on-test-day.ts'
import { BOTTLE, letterTo, someEmail } from './shopper-actions.ts'

test('a shopper switches to Swedish, which stays from the catalog to the e-mail', async ({ page }) => {
  const email = someEmail()
  await page.goto(BOTTLE)
  await page.getByRole('navigation', { name: 'Kieli' }).getByRole('link', { name: 'Svenska' }).click()
  await expect(page).toHaveURL(encodeURI(`/sv${BOTTLE}`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expectNothing(page)

  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Varukorg' })
  await expect(drawer.getByRole('link', { name: /Kuulas/ })).toHaveAttribute('href', encodeURI(`/sv${BOTTLE}`))
  await drawer.getByRole('link', { name: 'Till kassan' }).click()

  await page.getByLabel('Förnamn').fill('Linnea')
  await page.getByLabel('Efternamn').fill('Öhman')
  await page.getByLabel('E-post').fill(email)
  await page.getByRole('textbox', { name: 'Telefon' }).fill('040 123 4567')
  await page.getByLabel('Gatuadress').fill('Mannerheimvägen 1')
  await page.getByLabel('Postnummer').fill('00100')
  await page.getByLabel('Postanstalt').fill('Helsingfors')
  await page.locator('input[name="methodId"][value="202"]').check()
  await expect(page.getByRole('button', { name: 'Beställ och betala 22,80 €' })).toBeVisible()
  await expectNothing(page)
  await page.getByRole('checkbox', { name: /Jag godkänner köpvillkoren/ }).check()
  await page.getByRole('button', { name: /Beställ och betala/ }).click()
  // The page of the payment provider is in Finnish.
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()

  await expect(page).toHaveURL(/\/sv\/checkout\/kiitos\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  const letter = await letterTo(page, email, /^Beställningsbekräftelse/)
  expect(letter).toMatch(/\/sv\/tilaus\/[\w.%-]+/)
})
