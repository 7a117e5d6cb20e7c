import { expect, test, type Page } from './on-test-day.ts'
import { PASSWORD, register } from './account-actions.ts'
import { expectNothing } from './axe.ts'
import { letterTo, someEmail } from './shopper-actions.ts'

const PRESCRIPTIONS = '/omat-sivut/tehtäviä/reseptit'

/** A picture of one pixel, as small as PNG can be. */
const PICTURE = {
  name: 'resepti.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Chooses a person at the test bank, and comes back to the shop. */
async function identifyAs(page: Page, person: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Tunnistaudu pankkitunnuksilla' }).click()
  await page.getByRole('radio', { name: person }).check()
  await page.getByRole('button', { name: 'Tunnistaudu' }).click()
}

/** Makes the account of who is identified, by a mailed link. */
async function makeAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Sähköposti').first().fill(email)
  await page.getByRole('checkbox', { name: /Hyväksyn/ }).check()
  await page.getByRole('button', { name: 'Luo tili' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  const letter = await letterTo(page, email, /Vahvista tilisi/)
  await page.goto(/\/omat-sivut\/tunnistaudu\/vahvista\/[\w-]+/.exec(letter)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a new customer signs in through a bank', async ({ page }) => {
    await page.goto('/omat-sivut/kirjaudu-sisaan')
    await identifyAs(page, /Anna/)
    await expect(page.getByText('Tunnistautuminen onnistui.')).toBeVisible()
    await makeAccount(page, someEmail())
    await expect(page.getByRole('heading', { name: 'Hei, Anna' })).toBeVisible()
    await page.goto('/omat-sivut/tehtäviä/yhteystiedot')
    await expect(page.getByText(/Tunnistettu\. Henkilötunnuksesi on \d{6}[-+A-Y]\*{4}/)).toBeVisible()
  })
})

test('a prescription opens after strong identification, for which the account asks its password once @slow', async ({
  page,
}) => {
  await register(page, someEmail())
  await page.goto(`${PRESCRIPTIONS}/uusi`)
  await page.getByLabel('Kuva tai PDF reseptistä').setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Tallenna kuva' }).click()
  await page.getByRole('link', { name: 'Silmälasiresepti' }).click()

  await expect(page.getByRole('heading', { name: 'Tunnistaudu' })).toBeVisible()
  await identifyAs(page, /Ilona/)
  await expectNothing(page)
  await page.getByLabel('Salasana').fill(PASSWORD)
  await page.getByRole('button', { name: 'Liitä tiliin' }).click()
  await expect(page.getByText(/Tilin nimi on .*, mutta tunnistauduit nimellä Ilona/).first()).toBeVisible()
  await page.getByLabel('Tili on minun, vaikka nimi on eri').check()
  await page.getByLabel('Salasana').fill(PASSWORD)
  await page.getByRole('button', { name: 'Liitä tiliin' }).click()
  await expect(page.getByRole('img', { name: 'Kuva reseptistäsi' })).toBeVisible()
})

test('a customer who cancels at the bank sees a message, and can try again @slow', async ({ page }) => {
  await page.goto('/omat-sivut/tunnistaudu?sivulle=/omat-sivut/tilauksia')
  await expectNothing(page)
  await page.getByRole('button', { name: 'Tunnistaudu pankkitunnuksilla' }).click()
  await page.getByRole('button', { name: 'Peruuta' }).click()
  await expect(page.getByText('Tunnistautuminen keskeytyi tai epäonnistui.')).toBeVisible()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('button', { name: 'Peruuta' })).toBeVisible()
})
