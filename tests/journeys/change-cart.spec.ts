import { expect, test } from './on-test-day.ts'
import { addBottleToCart } from './shopper-actions.ts'

test('fast presses are all counted in the cart and its badge', async ({ page }) => {
  await addBottleToCart(page)
  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  const quantity = cart.getByRole('group', { name: /Määrä/ })
  const more = quantity.getByRole('button', { name: 'Lisää yksi' })
  await expect(more).toBeVisible()
  for (let presses = 0; presses < 11; presses += 1) await more.click({ delay: 0 })

  await expect(quantity.getByText('12', { exact: true })).toBeVisible()
  await expect(more).toBeHidden()
  await expect(cart.getByText('166,80 €').first()).toBeVisible()
  // The badge counts what the shop has confirmed.
  await expect(page.locator('[data-cart-open]').first()).toHaveAttribute('aria-label', /12 tuotetta/)
  await page.reload()
  await page.getByRole('link', { name: 'Avaa ostoskori, 12 tuotetta' }).click()
  await expect(quantity.getByText('12', { exact: true })).toBeVisible()
})

test('a removed line leaves the cart, and the empty cart links to goods @slow', async ({ page }) => {
  await addBottleToCart(page)
  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  await cart.getByRole('button', { name: 'Poista Kuulas Yleisliuos' }).last().click()
  await expect(cart.getByText('Ostoskorisi on tyhjä', { exact: true })).toBeVisible()
  await cart.getByRole('link', { name: 'Silmälasit' }).click()
  await expect(page).toHaveURL('/kehykset')
})

test('a discount code reduces the total, and a wrong code is refused with a message', async ({ page }) => {
  await addBottleToCart(page)
  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  await cart.getByText('Käytä alennuskoodia').click()
  await cart.getByLabel('Alennuskoodi').fill('EIOLE')
  await cart.getByRole('button', { name: 'Käytä koodi' }).click()
  await expect(cart.getByRole('alert')).toBeVisible()
  await cart.getByLabel('Alennuskoodi').fill('TERVETULOA10')
  await cart.getByRole('button', { name: 'Käytä koodi' }).click()
  await expect(cart.getByText('Koodi TERVETULOA10 on käytössä')).toBeVisible()
  await expect(cart.getByText('12,51 €').first()).toBeVisible()
})
