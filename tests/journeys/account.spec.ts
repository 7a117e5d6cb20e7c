import { expect, test } from './on-test-day.ts'
import { PASSWORD, registerByForm } from './account-actions.ts'
import { expectNothing } from './axe.ts'
import { addBottleToCart, letterTo, someEmail } from './shopper-actions.ts'

test('a guest creates an account, the cart is merged into it, and the header shows the name until signing out', async ({
  page,
}) => {
  const email = someEmail()
  await addBottleToCart(page)
  await registerByForm(page, email)
  await expect(page.getByText('Ostoskorissasi oli yksi tuote.').or(page.getByText('Tilisi on käytössä.'))).toBeVisible()
  await expectNothing(page)
  await expect(page.getByRole('link', { name: 'Omat sivut, Aino' })).toBeVisible()

  await page.goto('/omat-sivut/kirjautua-ulos')
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByText('Olet kirjautunut ulos.')).toBeVisible()
  await expectNothing(page)
  await expect(page.getByRole('link', { name: 'Omat sivut, Aino' })).toHaveCount(0)

  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana').fill('väärä salasana')
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Kirjautuminen ei onnistunut')
  await page.getByLabel('Salasana').fill(PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
  await page.goto('/ostoskori')
  await expect(page.getByText('Kuulas Yleisliuos').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer replaces a lost password through a mailed link @slow', async ({ page }) => {
    const email = someEmail()
    await registerByForm(page, email)
    await page.goto('/omat-sivut/unohtuiko-salasana')
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByRole('button', { name: 'Lähetä linkki' }).click()
    const letter = await letterTo(page, email, /Vaihda salasanasi/)
    await page.goto(/\/omat-sivut\/vahvista\/[\w-]+/.exec(letter)?.[0] ?? '')
    await page.getByLabel('Salasana', { exact: true }).fill('uusi pitkä salasana')
    await page.getByLabel('Salasana uudelleen').fill('uusi pitkä salasana')
    await page.getByRole('button', { name: 'Vaihda salasana' }).click()
    await expect(page.getByText('Uusi salasanasi on käytössä.')).toBeVisible()
  })
})
