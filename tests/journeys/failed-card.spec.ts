import { expect } from './on-test-day.ts'
import { makeHandler, openAdminPage, signInAsStaff } from './admin-actions.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { passDays, test } from './own-shop.ts'
import { letterTo, outside, RETRIES } from './shopper-actions.ts'
import { subscribed } from './subscribed.ts'

test('a delivery whose card is declined waits until it is paid from the e-mail or in a store @slow', async ({
  page,
}) => {
  const email = await subscribed(page, 'Joka kuukausi')
  const control = (mode: string) =>
    page.request.post(`${outside()}/control`, { data: { mode, applies: 'all' }, maxRetries: RETRIES })
  await control('charge-declined')
  // The first is charged the working day after the goods have come.
  await passDays(14)
  const letter = await letterTo(page, email, /^Maksu ei onnistunut/)
  const [, path = ''] = /https?:\/\/[^/\s]+(\/omat-sivut\/tilaus\/[^\s"<\\]+)/.exec(letter) ?? []
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

  const [number] = /\d+$/.exec(new URL(page.url()).pathname) ?? []
  await control('charge-declined')
  await passDays(33)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsStaff(page, await makeHandler())
  await openAdminPage(page, `/admin/kestotilaukset/${number}`)
  const charges = page.getByRole('region', { name: 'Veloitukset' })
  await charges.getByRole('button', { name: 'Merkitse maksetuksi' }).click()
  const dialog = page.getByRole('dialog')
  const [, sum = ''] = /summa ([\d,]+)/.exec((await dialog.textContent()) ?? '') ?? []
  await dialog.getByLabel(/^Kirjoita summa/).fill(sum)
  await dialog.getByLabel('Mistä maksun löytää').fill('Kuitti 4711, Kamppi')
  await expectNothing(page)
  await dialog.getByRole('button', { name: 'Merkitse maksetuksi' }).click()
  await expect(page.getByText('Maksu on merkitty.')).toBeFocused()
  await expect(charges.getByText('maksettu muulla tavalla, merkitsi Kaisa Käsittelijä')).toBeVisible()
  await expect(charges.getByRole('button')).toHaveCount(0)
})
