import { expect, test } from '../on-test-day.ts'
import { openAdminPage } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'

test('a marketer reads why search results rank as they do @slow', async ({ page }) => {
  await openAdminPage(page, '/admin/haun-perusteet')
  await page.getByRole('searchbox', { name: 'Asiakkaan haku' }).fill('piilareita')
  await page.getByRole('button', { name: 'Näytä perusteet' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Piilolinssit', exact: true })).toBeVisible()
  await expect(page.getByText('”piilareita”, tuoteryhmä: Piilolinssit')).toBeVisible()
  await expectNothing(page)
})

test('a synonym is published only once its test search finds the goods @slow', async ({ page }) => {
  await openAdminPage(page, '/admin/collections/search-words')
  await page.getByRole('link', { name: 'piilarit', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Asiakkaan sana/ })).toHaveValue('piilarit')
  await page.getByRole('textbox', { name: /löytää samaa kuin haku/ }).fill('xyzzyplugh')
  await page.getByRole('button', { name: /^Julkaise/ }).click()
  await expect(page.getByText(/haku ”piilarit” ei löydä samaa kuin haku ”xyzzyplugh”/).first()).toBeVisible()
})
