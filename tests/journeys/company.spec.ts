import { expect, test } from './on-test-day.ts'
import { makeStaff, openAdminPage, retryUntilShown, signInAsStaff } from './admin-actions.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { identified } from './contract-of-glasses.ts'

test('a company found in the register signs an agreement, and staff activate it', async ({ page, browser }) => {
  await page.goto('/b2b/allekirjoita-sopimus')
  await expect(page.getByRole('link', { name: 'Tunnistaudu ja aloita' })).toBeVisible()
  await expectNothingAtBothWidths(page)
  await identified(page, 'Kaarina')
  await page.goto('/b2b/allekirjoita-sopimus')
  await page.getByLabel('Y-tunnus').fill('3000105-5')
  await page.getByRole('button', { name: 'Hae nimi ja osoite' }).click()
  await expect(page.getByLabel('Yrityksen nimi')).toHaveValue('Aallonmurtajan Telakka Oyj')
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await page.getByRole('radio', { name: 'Sähköposti' }).check()
  await page.getByLabel('Laskujen sähköposti').fill('laskut@telakka.example')
  await page.getByRole('button', { name: 'Allekirjoita sopimus' }).click()
  await expect(page.getByRole('link', { name: /Kirjoita asemasi yrityksessä/ })).toBeVisible()
  await expectNothingAtBothWidths(page)
  await page.getByLabel('Asemasi yrityksessä').fill('Henkilöstöpäällikkö')
  await page.getByRole('checkbox', { name: /oikeus allekirjoittaa/ }).check()
  await page.getByRole('checkbox', { name: /hyväksyn ne/ }).check()
  await page.getByRole('button', { name: 'Allekirjoita sopimus' }).click()
  await expect(page.getByRole('heading', { name: 'Sopimus on allekirjoitettu' })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signInAsStaff(admin, await makeStaff('admin'))
  await openAdminPage(admin, '/admin/yritykset')
  await expectNothing(admin)
  await admin.getByRole('link', { name: 'Aallonmurtajan Telakka Oyj' }).click()
  await expect(admin.getByRole('heading', { name: 'Aallonmurtajan Telakka Oyj' })).toBeVisible()
  await expectNothing(admin)
  const note = admin.getByLabel('Miten allekirjoitusoikeus tarkistettiin?')
  await retryUntilShown(note, () => admin.getByRole('button', { name: 'Ota käyttöön' }).click())
  await note.fill('Kaupparekisteriote')
  await admin.getByRole('dialog').getByRole('button', { name: 'Ota käyttöön' }).click()
  await expect(admin.getByText(/· voimassa/)).toBeVisible()
})
