import { expect } from './on-test-day.ts'
import { PASSWORD } from './account-actions.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { passDays, test } from './own-shop.ts'
import { letterTo, outside, RETRIES } from './shopper-actions.ts'
import { subscribed } from './subscribed.ts'

test('a delivery whose card is declined waits, and leaves once she has paid it from the letter', async ({ page }) => {
  const email = await subscribed(page)
  const control = (mode: string) =>
    page.request.post(`${outside()}/control`, { data: { mode, applies: 'all' }, maxRetries: RETRIES })
  await control('charge-declined')
  // Those of three months are processed 23 working days before they are wanted.
  await passDays(70)
  const letter = await letterTo(page, email, /^Maksu ei onnistunut/)
  const [, path = ''] = /https?:\/\/[^/\s]+(\/omat-sivut\/tilaus\/[^\s"<\\]+)/.exec(letter) ?? []
  await page.goto('/omat-sivut/kirjaudu-sisaan')
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
  await page.goto(path)
  await page.getByRole('link', { name: /^← Kestotilaus/ }).click()
  const trouble = page.getByRole('heading', { level: 2, name: 'Maksu ei onnistunut' })
  await expect(trouble).toBeVisible()
  await expectNothingAtBothWidths(page)

  await control('charge-normal')
  await page.getByRole('button', { name: 'Maksa nyt' }).click()
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Maksu onnistui. Toimitus lähtee.' })).toBeVisible()
  await expect(trouble).toHaveCount(0)
  await letterTo(page, email, /^Maksu onnistui, ja toimitus lähtee/)
})
