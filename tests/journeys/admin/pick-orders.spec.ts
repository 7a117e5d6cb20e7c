import { expect, test } from '../on-test-day.ts'
import { openAdminPage } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { boughtBottle, boughtFrame } from '../bought.ts'

test('staff pick orders, send them together, and undo it before the buyers are notified @slow', async ({ page }) => {
  const [bottle, frame] = [await boughtBottle(), await boughtFrame()]
  await openAdminPage(page, '/admin/keraily')
  await expectNothing(page)
  await page.getByRole('button', { name: 'Tulosta keräilylista' }).press('Enter')
  await expect(page.getByText('Valitse ensin tilaukset.')).toBeVisible()

  await page.getByRole('checkbox', { name: `Valitse tilaus ${bottle.number}` }).press('Space')
  await page.getByLabel(`Tilauksen ${frame.number} seurantakoodi`).fill('jjfi 0000 0000 0000 01')
  await expect(page.getByText('2 valittu')).toBeVisible()
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tulosta pakkauslistat' }).press('Enter')
  expect((await printed).suggestedFilename()).toBe('pakkauslistat.pdf')

  await page.getByRole('checkbox', { name: `Valitse tilaus ${frame.number}` }).press('Space')
  const labels = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tulosta tarrat' }).press('Enter')
  expect((await labels).suggestedFilename()).toBe('tarrat.pdf')
  await expect(page.getByLabel(`Tilauksen ${bottle.number} seurantakoodi`)).toHaveValue(/^JJFI6\d{16}$/)
  await expectNothing(page)
  await page.getByRole('checkbox', { name: `Valitse tilaus ${frame.number}` }).press('Space')

  await page.getByRole('button', { name: 'Merkitse lähetetyiksi' }).press('Enter')
  await expect(page.getByText('2 tilausta on merkitty lähetetyiksi.')).toBeVisible()
  await expect(page.getByRole('row', { name: bottle.number })).toHaveCount(0)
  await page.getByRole('button', { name: 'Peru nämä lähetykset' }).press('Enter')
  await expect(page.getByText('2 lähetystä on peruttu.')).toBeVisible()
  await expect(page.getByRole('row', { name: bottle.number })).toBeVisible()
})
