import { expect, test } from '../on-test-day.ts'
import { openAdminPage } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { boughtBottle } from '../bought.ts'
import { openLookedUpOrder } from '../shopper-actions.ts'

test('staff send, cancel and take back parts of an order, and its buyer sees each @slow', async ({ page }) => {
  const { number, email } = await boughtBottle(3)
  await openAdminPage(page, `/admin/collections/orders?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByLabel('Kuulas Yleisliuos', { exact: true })

  await page.getByRole('button', { name: 'Lähetä osa tai lisää seurantakoodi' }).click()
  await quantity.fill('4')
  await dialog.getByRole('button', { name: 'Merkitse lähetetyksi' }).click()
  await expect(dialog.getByText('Kirjoita kokonaisluku, enintään 3.')).toBeVisible()
  await quantity.fill('1')
  await expectNothing(page)
  await dialog.getByRole('button', { name: 'Merkitse lähetetyksi' }).click()
  await expect(page.getByText('Odottaa 2 kpl · Lähetetty 1 kpl')).toBeVisible()

  await page.getByRole('button', { name: 'Peru tilaus tai rivejä' }).click()
  await quantity.fill('1')
  await dialog.getByLabel(/Kirjoita tilauksen numero/).fill(number)
  await expectNothing(page)
  await dialog.getByRole('button', { name: 'Peru rivit ja palauta rahat' }).click()
  await expect(page.getByText('Odottaa 1 kpl · Lähetetty 1 kpl · Peruttu 1 kpl')).toBeVisible()

  await page.getByRole('button', { name: 'Kirjaa palautus' }).click()
  await dialog.getByLabel(/Kirjoita tilauksen numero/).fill(number)
  await expectNothing(page)
  await dialog.getByRole('button', { name: 'Merkitse palautetuksi ja palauta rahat' }).click()
  await expect(page.getByText('Odottaa 1 kpl · Peruttu 1 kpl · Palautunut 1 kpl')).toBeVisible()

  await openLookedUpOrder(page, { email, number })
  const parts = page.getByRole('region', { name: 'Tilauksen osat' })
  for (const name of [/^Erä 1/, /^Tulossa myöhemmin/, /^Peruttu/, /^Palautui meille/])
    await expect(parts.getByRole('heading', { name })).toBeVisible()
  await expectNothing(page)
})
