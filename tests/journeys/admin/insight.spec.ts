import { expect, test } from '../on-test-day.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { openAdminPage } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'

const { tenant, market } = shopPlace
const place = { tenant, market }

test('a marketer adds a synonym for a search without results, and sees what shoppers do', async ({ page, request }) => {
  // Two people search for what the shop has no word for, and pause.
  for (const dsid of ['insight-1', 'insight-2'])
    expect((await request.post('/v2/search/results', { data: { ...place, query: 'zyxwvuu', dsid } })).ok()).toBe(true)
  const click = { ...place, type: 'click', dsid: 'insight-1', product_id: '1001', search_result_id: 's.journey.3' }
  expect((await request.post('/create-events', { data: [click] })).ok()).toBe(true)

  const mend = page.getByRole('button', { name: 'Lisää sanastoon: zyxwvuu' })
  await expect(async () => {
    await openAdminPage(page, '/admin/haut')
    await expect(mend).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('cell', { name: 'Haku, sija 3' }).first()).toBeVisible()
  await expectNothing(page)

  await mend.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Asiakkaan sana/ })).toHaveValue('zyxwvuu')
  await expect(page.getByRole('textbox', { name: /^Haku/ }).first()).toHaveValue('zyxwvuu')
})

test('an experiment names no winner until its results can be more than chance @slow', async ({ page }) => {
  await openAdminPage(page, '/admin/kokeet')
  await expect(page.getByRole('link', { name: 'Tee uusi koe' })).toBeVisible()
  await expectNothing(page)
})
