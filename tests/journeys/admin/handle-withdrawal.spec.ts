import { expect, test } from '../on-test-day.ts'
import { openAdminPage } from '../admin-actions.ts'
import { boughtBottle, declareWithdrawal } from '../bought.ts'

test('staff see a withdrawal beside its order, and record how it was handled @slow', async ({ page }) => {
  const { number } = await boughtBottle()
  const name = `Aino Peruja ${number}`
  await declareWithdrawal({ name, number, email: 'pekka@example.com' })

  await openAdminPage(page, '/admin')
  await page
    .getByRole('link', { name: /Peruutukset/ })
    .first()
    .click()
  const waiting = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(waiting).toContainText('Tilaus on tehty toisesta sähköpostiosoitteesta.')
  await waiting.getByRole('link', { name: `Tilaus ${number}` }).click()
  await expect(page.getByText(/Tilaus on ilmoitettu peruttavaksi/)).toBeVisible()

  await openAdminPage(page, '/admin/peruutukset')
  await waiting.getByRole('button', { name: /Merkitse käsitellyksi/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Soitettu tilaajalle, joka ei ole perunut mitään.')
  await page.getByRole('dialog').getByRole('button', { name: 'Merkitse käsitellyksi' }).click()
  await expect(page.getByText('Peruutus on merkitty käsitellyksi.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Käsitellyt viimeksi' })).toContainText('Soitettu tilaajalle')
})
