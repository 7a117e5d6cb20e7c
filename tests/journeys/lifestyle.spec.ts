import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { contractOfGlasses, identified } from './contract-of-glasses.ts'

/** What the whole binding costs stands where it is signed for. */
async function atBothWidths(page: Page): Promise<void> {
  if (await page.getByRole('button', { name: 'Allekirjoita ja sitoudu maksamaan' }).isVisible())
    await expect(page.getByText('456,00 €')).toBeVisible()
  await expectNothingAtBothWidths(page)
}

test('a customer signs up for Lifestyle, receives the glasses, gives notice, and takes it back', async ({ page }) => {
  await identified(page)
  await contractOfGlasses(page, { once: expectNothing, atBothWidths })

  await page.getByText('Irtisano sopimus').first().click()
  await expect(page.getByText(/Jos irtisanot tänään, sopimus päättyy/)).toBeVisible()
  await page.getByRole('button', { name: 'Irtisano sopimus' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus on irtisanottu.' })).toBeVisible()
  await page.getByRole('button', { name: 'Peru irtisanominen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus jatkuu.' })).toBeVisible()

  await page.getByRole('link', { name: 'Sopimusasiakirjat' }).click()
  await expectNothing(page)
  const stored = page.waitForEvent('download')
  await page.getByRole('link', { name: /Silmälasisopimus/ }).click()
  expect((await stored).suggestedFilename()).toMatch(/\.pdf$/)
})
