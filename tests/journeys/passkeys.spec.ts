import { expect, test, type Page } from './on-test-day.ts'
import { register } from './account-actions.ts'
import { giveAuthenticator } from './authenticator.ts'
import { expectNothing } from './axe.ts'
import { letterTo, someEmail } from './shopper-actions.ts'

/** Makes the browser one that proposes no passkeys beside a field, as older ones. */
function proposeNothing(): void {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/omat-sivut/kirjautua-ulos')
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(page.getByText('Olet kirjautunut ulos.')).toBeVisible()
}

test('a customer adds a passkey, signs in with it without a password, and removes it', async ({ page }) => {
  const email = someEmail()
  const authenticator = await giveAuthenticator(page)
  await register(page, email)
  await page.goto('/omat-sivut/tehtäviä')
  await page.getByRole('link', { name: 'Pääsyavaimet', exact: true }).click()
  await expect(page.getByText('Sinulla ei ole vielä pääsyavaimia.')).toBeVisible()
  await expect(page.getByLabel('Pääsyavaimen nimi')).not.toHaveValue('')
  await expectNothing(page)

  await authenticator.answers(true)
  await page.getByLabel('Pääsyavaimen nimi').fill('Ainon puhelin')
  await page.getByRole('button', { name: 'Lisää pääsyavain' }).click()
  await expect(page.getByText('Pääsyavain on lisätty.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ainon puhelin' })).toContainText('Ei vielä käytetty')
  await expectNothing(page)
  await letterTo(page, email, /Tilillesi lisättiin pääsyavain/)

  await page.getByRole('button', { name: 'Lisää pääsyavain' }).click()
  await expect(page.getByText('Tällä laitteella on jo pääsyavain tilillesi.')).toBeVisible()

  await page.getByText('Muuta nimeä').click()
  await page.getByLabel('Nimi', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Tallenna nimi' }).click()
  await expect(page.getByRole('alert')).toContainText('Kirjoita pääsyavaimelle nimi.')
  await page.getByLabel('Nimi', { exact: true }).fill('Työpuhelin')
  await page.getByRole('button', { name: 'Tallenna nimi' }).click()
  await expect(page.getByText('Nimi on vaihdettu.')).toBeVisible()

  await authenticator.answers(false)
  await signOut(page)
  await expectNothing(page)
  // The browser of the test takes what it would propose for the address.
  await authenticator.answers(true)
  await page.goto('/omat-sivut/kirjaudu-sisaan')
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()

  await authenticator.answers(false)
  await signOut(page)
  await page.addInitScript(proposeNothing)
  await authenticator.answers(true)
  await authenticator.holderIs(false)
  await page.goto('/omat-sivut/kirjaudu-sisaan?sivulle=%2Fomat-sivut%2Fteht%C3%A4vi%C3%A4%2Fp%C3%A4%C3%A4syavaimet')
  await page.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click()
  await expect(page.getByText('Pääsyavainta ei käytetty.')).toBeVisible()
  await authenticator.holderIs(true)
  await page.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pääsyavaimet' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Työpuhelin' })).toContainText('Käytetty viimeksi')

  await page.getByRole('button', { name: /^Poista/ }).click()
  await expect(page.getByText('Pääsyavain on poistettu.')).toBeVisible()
  await letterTo(page, email, /Tililtäsi poistettiin pääsyavain/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of passkeys explains what adding one needs @slow', async ({ page }) => {
    await register(page, someEmail())
    await page.goto('/omat-sivut/tehtäviä/pääsyavaimet')
    await expect(page.getByText('Pääsyavain lisätään selaimen skriptillä.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lisää pääsyavain' })).toBeHidden()
  })
})
