import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './on-test-day.ts'

test.use({ javaScriptEnabled: false })

test('the holder of a gift card sees its balance and history, and another PIN opens nothing', async ({ page }) => {
  const [number, pin] = cardOf300()
  await page.goto('/lahjakortti')
  await expect(page).toHaveURL(/\/lahjakortii$/)
  await page.getByLabel('Kortin numero').fill(number)
  await page.getByLabel('PIN-koodi').fill(pin === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Näytä saldo' }).click()
  await expect(page.getByText('Lahjakorttia ei löytynyt')).toBeVisible()
  await expect(page.getByLabel('Kortin numero')).toHaveValue(number)

  await page.getByLabel('PIN-koodi').fill(pin)
  await page.getByRole('button', { name: 'Näytä saldo' }).click()
  await expect(page.getByText('Kortilla on 300,00 €')).toBeVisible()
  await expect(page.getByRole('row', { name: /Kortti annettiin/ })).toContainText('+300,00 €')
  await expect(page).toHaveURL(/\/lahjakortii$/)
})

/** Number and PIN of the seeded card of 300 €, which no journey pays with. */
function cardOf300(): [string, string] {
  const cards = readFileSync(join(process.env.JOURNEYS_DATA ?? '', 'gift-cards.txt'), 'utf8')
  const [, number = '', pin = ''] = /^(.+?) +PIN (\d+) +300 EUR$/m.exec(cards) ?? []
  return [number, pin]
}
