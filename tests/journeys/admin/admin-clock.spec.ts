import { expect, test } from '../on-test-day.ts'
import { getAsAdmin, openAdminPage, retryUntilShown } from '../admin-actions.ts'
import { boughtFrame } from '../bought.ts'

test.use({ timezoneId: 'America/New_York' })

const inHelsinki = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Helsinki', hour: '2-digit', minute: '2-digit' })

test('staff in New York read and write times of Helsinki in the admin @slow', async ({ page }) => {
  await boughtFrame()

  await test.step('when a letter was posted', async () => {
    // Asked first: what others have sent meanwhile stands above it.
    const { docs } = (await getAsAdmin('/api/outbox?limit=1&sort=-createdAt')) as Listed
    await openAdminPage(page, '/admin/collections/outbox')
    const { createdAt = '' } = docs[0] ?? {}
    const time = inHelsinki.format(new Date(createdAt)).replace(':', '.')
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `klo ${time}` })
        .first(),
    ).toBeVisible()
  })

  await test.step('when a price begins', async () => {
    const year = new Date().getFullYear() + 1
    const begin = `1.7.${year} klo 08.00`
    await openAdminPage(page, '/admin/collections/prices/create')
    await page.locator('#field-article').getByRole('combobox').fill('Tiistai')
    await page.getByRole('option').first().click()
    await page.getByLabel(/^Hinta/).fill('12,00')
    const begins = page.getByLabel('Voimassa alkaen')
    await begins.fill(begin)
    await begins.press('Tab')
    await expect(begins).toHaveValue(begin)
    await retryUntilShown(page.getByText(/^Luotiin/).first(), () =>
      page.getByRole('button', { name: 'Tallenna' }).click(),
    )
    const { docs } = (await getAsAdmin('/api/prices?limit=1&sort=-startsAt')) as Listed
    expect(docs[0]?.startsAt).toBe(`${year}-07-01T05:00:00.000Z`)
    await openAdminPage(page, '/admin/collections/prices')
    await expect(page.getByRole('row', { name: begin })).toBeVisible()
    await openAdminPage(page, `/admin/collections/prices/${docs[0]?.id}`)
    await expect(page.getByLabel('Voimassa alkaen')).toHaveValue(begin)
  })
})

interface Listed {
  docs: { id: number; createdAt: string; startsAt?: string }[]
}
