import { expect, test } from './on-test-day.ts'
import { boughtBottle } from './bought.ts'
import { openLookedUpOrder } from './shopper-actions.ts'

test('a guest finds an order by its number and e-mail address, through a mailed link', async ({ page }) => {
  const { email, number } = await boughtBottle()
  await openLookedUpOrder(page, { email, number: number.toLowerCase() })
  await expect(page.getByRole('heading', { name: `Tilaus ${number}` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vastaanotettu' })).toHaveAttribute('aria-current', 'step')
})

test('an expired link shows a message and leads to a new one @slow', async ({ page }) => {
  await page.goto('/tilaus/S00000000.abc.def')
  await expect(page.getByRole('heading', { name: 'Linkki on vanhentunut' })).toBeVisible()
  await page.getByRole('link', { name: 'Pyydä uusi linkki' }).click()
  await expect(page.getByLabel('Tilausnumero')).toBeVisible()
})
