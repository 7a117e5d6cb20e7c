import { expect } from '@playwright/test'
import { asAdmin, firstAdmin, getAsAdmin, openAdminPage, signedOut } from '../admin-actions.ts'
import { giveAuthenticator } from '../authenticator.ts'
import { expectNothing } from '../axe.ts'
import { inOwnShop } from '../own-shop.ts'
import { RETRIES } from '../shopper-actions.ts'

// The shop of all asks for no second step.
const test = inOwnShop({ SHOP_SECOND_STEP: 'on' })

test.use({ storageState: signedOut })

test('an administrator is asked for a second step, adds a passkey, and signs in with it', async ({ page }) => {
  const { email, password } = firstAdmin()
  const authenticator = await giveAuthenticator(page)
  const today = page.getByRole('heading', { level: 1, name: /^Tänään/ })
  const signIn = async () => {
    await openAdminPage(page, '/admin/login')
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByLabel('Salasana').fill(password)
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click()
  }

  await test.step('every page of the admin leads staff to add a passkey, until a day that is named', async () => {
    await signIn()
    await expect(today).toBeVisible()
    const due = page.getByRole('complementary', { name: 'Kirjautumisen toinen vaihe' })
    await expect(due).toContainText(/viimeistään \d+\.\d+\.\d{4} klo/)
    await due.getByRole('link', { name: 'Ota toinen vaihe käyttöön' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kirjautumisen toinen vaihe' })).toBeVisible()
  })

  await test.step('once that day is over every page leads there, and nothing leads on but signing out', async () => {
    const { docs } = (await getAsAdmin('/api/staff?sort=createdAt&limit=1')) as { docs: { id: number | string }[] }
    const made = { createdAt: '2026-01-01T00:00:00.000Z' }
    await asAdmin((request) => request.patch(`/api/staff/${docs[0]?.id}`, { data: made, maxRetries: RETRIES }))
    for (const path of ['/admin/asiakkaat', '/admin/collections/orders', '/admin/globals/banner']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/admin\/toinen-vaihe$/)
    }
    await expect(page.getByRole('link', { name: 'Kirjaudu ulos' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Takaisin hallintaan' })).toHaveCount(0)
  })

  await test.step('a passkey is added, and no second step is asked for', async () => {
    await openAdminPage(page, '/admin/toinen-vaihe')
    await authenticator.answers(true)
    await page.getByLabel('Pääsyavaimen nimi').fill('Työkone')
    await page.getByRole('button', { name: 'Lisää pääsyavain' }).click()
    await expect(page.getByText('Pääsyavain on lisätty.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Työkone' })).toContainText('Ei vielä käytetty')
    await expectNothing(page)
    await page.goto('/admin')
    await expect(today).toBeVisible()
    await expect(page.getByText('Ota toinen vaihe käyttöön')).toHaveCount(0)
  })

  await test.step('after signing out the password alone does not sign in', async () => {
    await page.goto('/admin/logout')
    // The page signs out by a call of its own: opening another page before it has ended would sign in again.
    await expect.poll(async () => (await page.request.get('/api/staff/me')).json()).toMatchObject({ user: null })
    const answer = await page.request.post('/api/staff/login', { data: { email, password } })
    expect(await answer.json()).toMatchObject({ errors: [{ data: { code: 'staff.code_needed' } }] })
  })

  await test.step('only the holder of the passkey is signed in', async () => {
    await authenticator.holderIs(false)
    await signIn()
    const show = page.getByRole('button', { name: 'Vahvista pääsyavaimella' })
    await expect(page.getByText('Pääsyavainta ei käytetty. Yritä uudelleen.')).toBeVisible()
    await expectNothing(page)
    await authenticator.holderIs(true)
    await show.press('Enter')
    await expect(today).toBeVisible()
    await openAdminPage(page, '/admin/toinen-vaihe')
    await expect(page.getByRole('listitem').filter({ hasText: 'Työkone' })).toContainText('Käytetty viimeksi')
  })
})
