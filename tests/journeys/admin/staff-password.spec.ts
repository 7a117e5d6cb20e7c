import { expect, test } from '../on-test-day.ts'
import { asAdmin, openAdminPage, retryUntilShown, signedOut } from '../admin-actions.ts'
import { letterTo, someEmail } from '../shopper-actions.ts'

test.use({ storageState: signedOut })

const FIRST = 'ensimmäinen salasana'
const SECOND = 'toinen pitkä salasana'
const THIRD = 'kolmas pitkä salasana'

test('an order handler resets a lost password through the mailed link, and changes name and password @slow', async ({
  page,
}) => {
  const email = someEmail()
  await test.step('an admin invites staff, who choose a password by the link, once', async () => {
    const data = { name: 'Kaisa Käsittelijä', email, roles: ['order-handler'], store: null }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    await asAdmin((request) => request.post('/api/team/invite', { data, headers }))
    const [link = ''] = /http[^"\s\\]+\/admin\/kutsu\/[\w.-]+/.exec(await letterTo(page, email, /kutsuttu/)) ?? []
    await openAdminPage(page, link)
    await page.getByLabel('Salasanasi').fill('lyhyt')
    await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
    await expect(page.getByText('Kirjoita vähintään 12 merkkiä.')).toBeVisible()
    await page.getByLabel('Salasanasi').fill(FIRST)
    await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
    await page.waitForURL('**/admin/login')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Kutsu ei enää toimi' })).toBeVisible()
  })

  await test.step('a new password is requested, and the e-mail has a whole address', async () => {
    await openAdminPage(page, '/admin/forgot')
    await page.getByLabel('Sähköposti').fill(email)
    const sent = page.getByRole('heading', { name: 'Sähköposti lähetetty' })
    await retryUntilShown(sent, () => page.getByRole('button', { name: 'Lähetä' }).click())
    const [link = ''] = /http[^"\s\\]+\/admin\/reset\/\w+/.exec(await letterTo(page, email, /Vaihda salasanasi/)) ?? []
    await openAdminPage(page, link)
  })

  await test.step('a short password is refused, a long one signs in', async () => {
    const choose = async (password: string) => {
      await page.getByLabel('Uusi salasana').fill(password)
      await page.getByLabel('Salasana uudelleen').fill(password)
      await page.getByRole('button', { name: 'Vaihda salasana' }).click()
    }
    await retryUntilShown(page.getByText('Kirjoita vähintään 12 merkkiä.'), () => choose('lyhyt'))
    await retryUntilShown(page.getByRole('heading', { name: 'Tänään' }), () => choose(SECOND))
  })

  await test.step('staff change their own name and password, and not the e-mail address', async () => {
    await openAdminPage(page, '/admin/account')
    await expect(page.getByLabel('Sähköposti')).toBeDisabled()
    await page.getByRole('button', { name: 'Vaihda salasana' }).click()
    await page.getByLabel('Uusi salasana').fill(THIRD)
    await page.getByLabel('Salasana uudelleen').fill(THIRD)
    await page.getByLabel('Nimi').fill('Kaisa Uusi')
    await retryUntilShown(page.getByText('Päivitetty.'), () => page.getByRole('button', { name: 'Tallenna' }).click())
    await expect(page.getByRole('heading', { name: 'Kaisa Uusi' })).toBeVisible()
    const signIn = async (password: string) =>
      (await page.request.post('/api/staff/login', { data: { email, password } })).status()
    expect([await signIn(FIRST), await signIn(SECOND), await signIn(THIRD)]).toEqual([401, 401, 200])
  })
})
