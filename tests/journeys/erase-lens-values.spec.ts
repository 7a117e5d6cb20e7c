import { expect, test } from './on-test-day.ts'

test('a shopper who left the form of contact lenses empty hears everything that is missing at once @slow', async ({
  page,
}) => {
  await page.goto('/piilolinssit/päivälinssit/kaste-yksi-30')
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()

  const missing = page.getByRole('alert')
  await expect(missing.getByRole('link')).toHaveText([
    'Oikea silmä: valitse vahvuus (PWR).',
    'Vasen silmä: valitse vahvuus (PWR).',
    'Vahvista, että sinulla on voimassa oleva piilolinssiresepti.',
  ])
  await expect(missing).toBeFocused()
  const power = page.getByRole('group', { name: /Oikea silmä/ }).getByLabel(/Vahvuus/)
  await expect(power).toHaveAttribute('aria-invalid', 'true')
})
