import { expect, test } from '@playwright/test'
import { goAndPay, order, someEmail } from './moves.ts'

test('a payment that was broken off costs nothing, and the second try goes through', async ({ page }) => {
  await goAndPay(page, someEmail())
  await page.getByRole('button', { name: 'Peruuta' }).click()

  await expect(page.getByText('Sinulta ei veloitettu mitään, ja ostoskorisi on niin kuin se oli.')).toBeVisible()
  await expect(page.getByLabel('Etunimi')).toHaveValue('Aino')
  await expect(page.getByRole('radio', { name: /Posti kotiin/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa' }).click()

  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await page.goto('/ostoskori')
  await expect(page.getByText('Ostoskorisi on tyhjä')).toBeVisible()
})
