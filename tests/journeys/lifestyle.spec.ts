import { expect, test, type Page } from './on-test-day.ts'
import { asAdmin } from './admin-actions.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { chooseGlasses } from './glasses.ts'
import { letterTo, RETRIES, someEmail } from './shopper-actions.ts'

/** Makes the account of Eero, whom his bank has identified. */
async function identified(page: Page): Promise<void> {
  const email = someEmail()
  await page.goto('/omat-sivut/kirjaudu-sisaan')
  await page.getByRole('button', { name: 'Tunnistaudu pankkitunnuksilla' }).click()
  await page.getByRole('radio', { name: /Eero/ }).check()
  await page.getByRole('button', { name: 'Tunnistaudu' }).click()
  await page.getByLabel('Sähköposti').first().fill(email)
  await page.getByRole('checkbox', { name: /Hyväksyn/ }).check()
  await page.getByRole('button', { name: 'Luo tili' }).click()
  const letter = await letterTo(page, email, /Vahvista tilisi/)
  await page.goto(/\/omat-sivut\/tunnistaudu\/vahvista\/[\w-]+/.exec(letter)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
  await expect(page.getByRole('heading', { name: 'Hei, Eero' })).toBeVisible()
}

/** Has the store hand an order over. */
async function handOver(number: string): Promise<void> {
  await asAdmin(async (request) => {
    const post = (action: string, data: object) =>
      request.post(`/api/order/${number}/${action}`, { data, maxRetries: RETRIES })
    await post('prescriptions', {})
    for (const to of ['confirmed', 'sent', 'delivered']) await post('move', { to })
    return post('note', { note: 'Luovutettu' })
  })
}

test('glasses by the month are signed for, worn, and given notice of, which is taken back', async ({ page }) => {
  await identified(page)
  await chooseGlasses(page)
  await page.goto('/lifestyle')
  await expectNothing(page)
  await page.getByRole('link', { name: 'Valitse Vapaa' }).click()
  await page.getByRole('button', { name: 'Näytä sopimus' }).click()
  await expect(page.getByText('456,00 €')).toBeVisible()
  await expectNothingAtBothWidths(page)
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await page.getByLabel('Katuosoite').fill('Mannerheimintie 1')
  await page.getByLabel('Postinumero').fill('00100')
  await page.getByLabel('Postitoimipaikka').fill('Helsinki')
  await page.getByRole('checkbox', { name: /Hyväksyn silmälasisopimuksen/ }).check()
  await page.getByRole('button', { name: 'Allekirjoita sopimus' }).click()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Jatka maksupalveluun' }).click()
  await page.getByRole('button', { name: /Tallenna|Lisää/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus on allekirjoitettu' })).toBeVisible()

  const ordered = page.getByRole('link', { name: /^Tilaus S\d+/ })
  await expect(async () => {
    await page.reload()
    await expect(ordered).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectNothingAtBothWidths(page)
  await handOver(/S\d+/.exec((await ordered.textContent()) ?? '')?.[0] ?? '')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Voimassa', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectNothingAtBothWidths(page)

  await page.getByText('Irtisano sopimus').first().click()
  await expect(page.getByText(/Jos irtisanot tänään, sopimus päättyy/)).toBeVisible()
  await page.getByRole('button', { name: 'Irtisano sopimus' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus on irtisanottu.' })).toBeVisible()
  await page.getByRole('button', { name: 'Peru irtisanominen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus jatkuu.' })).toBeVisible()

  await page.getByRole('link', { name: 'Sopimusasiakirjat' }).click()
  await expectNothing(page)
  const kept = page.waitForEvent('download')
  await page.getByRole('link', { name: /Silmälasisopimus/ }).click()
  expect((await kept).suggestedFilename()).toMatch(/\.pdf$/)
})
