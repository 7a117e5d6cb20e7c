import { expect, test } from './on-test-day.ts'
import { lastMonth, order, someEmail, writeContact } from './shopper-actions.ts'

test('a shopper buys contact lenses for two different eyes and collects them from a store', async ({ page }) => {
  await page.goto('/piilolinssit/päivälinssit/kaste-yksi-30')
  for (const [eye, power] of [
    ['Oikea silmä', '−2,00'],
    ['Vasen silmä', '−2,25'],
  ] as const) {
    const group = page.getByRole('group', { name: new RegExp(eye) })
    await group.getByLabel(/Vahvuus/).selectOption({ label: power })
    await group.getByLabel('Pakkauksia').selectOption('2')
  }
  await page.getByRole('checkbox', { name: /voimassa oleva piilolinssiresepti/ }).check()
  await page.getByLabel('Piilolinssitarkastuksen päivä').fill(lastMonth())
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()

  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  await expect(cart.getByText(/^Oikea:\sPWR\s−2,00/)).toBeVisible()
  await expect(cart.getByText(/^Vasen:\sPWR\s−2,25/)).toBeVisible()
  await cart.getByRole('button', { name: 'Lisää yksi' }).first().click()
  await expect(cart.getByText('99,50 €').first()).toBeVisible()
  await cart.getByRole('link', { name: 'Kassalle' }).click()

  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Nouto myymälästä/ }).check()
  await page.getByRole('radio', { name: /Helsinki Kamppi/ }).check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  for (const eye of ['Oikea', 'Vasen']) await expect(page.getByText(eye, { exact: true })).toBeVisible()
  await expect(page.getByText('Noudat tilauksen myymälästä')).toBeVisible()
  await expect(page.getByText('99,50 €').first()).toBeVisible()
})
