import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { BOTTLE, FRAME, goAndPay, order, someEmail, takeBottle } from './moves.ts'

const kinds = {
  home: '/',
  listing: '/kehykset',
  'product page': FRAME,
  'lens choice': `${FRAME}/linssit`,
  'contact lenses': '/piilolinssit/päivälinssit/kaste-yksi-30',
  accessory: BOTTLE,
  search: '/search?q=aurakivi',
  stores: '/löydä-myymälä',
  terms: '/ostoehdot',
  'empty cart': '/ostoskori',
  lookup: '/tilaus',
  'old link': '/tilaus/S0.a.b',
  'nothing here': '/ei-ole',
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} has nothing that axe would complain of`, async ({ page }) => {
    await page.goto(path)
    await expectNothing(page)
  })
}

test('cart, order form and confirmation have nothing that axe would complain of', async ({ page }) => {
  await takeBottle(page)
  await expectNothing(page)
  await page.goto('/ostoskori')
  await expectNothing(page)
  await page.goto('/checkout')
  await expectNothing(page)
  await order(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothing(page)
})

test('the confirmation has nothing that axe would complain of', async ({ page }) => {
  await goAndPay(page, someEmail())
  await page.getByRole('button', { name: 'Maksa' }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expectNothing(page)
})

async function expectNothing(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}
