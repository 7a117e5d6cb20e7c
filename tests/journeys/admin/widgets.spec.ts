import { expect, test } from '../on-test-day.ts'
import { openAdminPage } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'

test('a marketer tries the widgets of another merchant without React, and copies the code @slow', async ({ page }) => {
  await openAdminPage(page, '/admin/widgetit')
  await page.getByLabel('Kauppias').selectOption({ label: 'Ketjulenkki' })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('searchbox').press('Enter')
  await frame.getByRole('dialog').getByRole('combobox').fill('harjula')
  await expect(frame.getByRole('dialog').locator('.sw-card-title').first()).toContainText('Harjula')
  await frame.getByRole('dialog').getByRole('combobox').press('Enter')
  await expect(frame.locator('#results .sw-card-title').first()).toContainText('Harjula')
  await expectNothing(page)

  await page.getByRole('checkbox', { name: 'Tuoteryhmän lista' }).check()
  await page.getByLabel('Tuoteryhmän tunnus').fill('Pyörät')
  await expect(frame.locator('#listing .sw-card-title').first()).toBeVisible()
  await expect(page.locator('pre')).toContainText('"merchant": "ketjulenkki"')
  await page.getByRole('button', { name: 'Kopioi koodi' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Koodi on/ })).toBeVisible()
})

test('pages of any merchant may load script, styles and documentation @slow', async ({ page, request }) => {
  for (const path of ['script.js', 'widgets.css', 'search-widgets-1.0.0.tgz']) {
    const answer = await request.get(`/v2/widgets/${path}`, { headers: { origin: 'https://www.kauppa.example' } })
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
  await page.goto('/v2/widgets')
  await expect(page.getByRole('heading', { name: 'DepictProviderProps' })).toBeVisible()
  await expectNothing(page)
})
