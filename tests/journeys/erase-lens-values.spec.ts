import { expect, test } from './on-test-day.ts'

test('a shopper who leaves the contact lens form empty sees all missing values at once @slow', async ({ page }) => {
  await page.goto('/piilolinssit/päivälinssit/kaste-yksi-30')
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()

  const missing = page.getByRole('alert')
  await expect(missing.getByRole('link')).toHaveText([
    'Oikea silmä: valitse vahvuus (PWR).',
    'Vasen silmä: valitse vahvuus (PWR).',
    'Vahvista, että sinulla on voimassa oleva piilolinssiresepti.',
    'Kirjoita piilolinssitarkastuksen päivä. Se on reseptissäsi.',
  ])
  await expect(missing).toBeFocused()
  const power = page.getByRole('group', { name: /Oikea silmä/ }).getByLabel(/Vahvuus/)
  await expect(power).toHaveAttribute('aria-invalid', 'true')
})
