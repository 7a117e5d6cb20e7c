import { expect, test, type Page } from '../on-test-day.ts'
import { brand } from '#domain/brand.ts'
import {
  makeHandler,
  openAdminPage,
  openFromToday,
  signedOut,
  signInAsStaff,
  retryUntilShown,
  type SignIn,
} from '../admin-actions.ts'
import { boughtFrame } from '../bought.ts'

test.use({ storageState: signedOut })

let handler: SignIn
let customer: string

test.beforeEach(async ({ page }) => {
  customer = (await boughtFrame()).customer
  handler = await makeHandler()
  await page.request.post('/api/staff/login', { data: handler })
  await openAdminPage(page, '/admin')
})

test('an order handler finds only the tools of the role, and changes the password @slow', async ({ page }) => {
  await test.step('the menu lacks what admins alone may open', async () => {
    await page.getByRole('button', { name: 'Avaa valikko' }).click()
    const menu = page.getByRole('navigation')
    await expect(menu.getByRole('link', { name: 'Tuotteet' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /Henkilökunta|Some-tilit|Toimitustavat|Kuvat/ })).toHaveCount(0)
  })

  await test.step('a list offers no column of the machine, and nothing to select', async () => {
    await openAdminPage(page, '/admin/collections/orders')
    await page.getByRole('button', { name: 'Sarakkeet' }).click()
    await expect(page.getByRole('button', { name: 'Sähköposti' })).toBeVisible()
    await expect(page.getByText(/Purchase Ref|Is Unwound|Owes Sent|Timeline|Version/)).toHaveCount(0)
    await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0)
  })

  await test.step('staff change their own password', async () => {
    await openAdminPage(page, '/admin/account')
    await page.getByRole('button', { name: 'Vaihda salasana' }).click()
    await page.getByLabel('Uusi salasana').fill('toinen pitkä salasana')
    await page.getByLabel('Salasana uudelleen').fill('toinen pitkä salasana')
    await retryUntilShown(page.getByText('Päivitetty.'), () => page.getByRole('button', { name: 'Tallenna' }).click())
    await page.context().clearCookies()
    await signInAsStaff(page, { ...handler, password: 'toinen pitkä salasana' })
  })
})

test('the keyboard focus stays in place between the steps of an order @slow', async ({ page }) => {
  await openFromToday(page, customer)
  await expect(page).toHaveTitle(new RegExp(`^Tilaus S\\d+ · ${brand.name}$`))

  await test.step('a note gives it back to its button', async () => {
    const note = page.getByRole('button', { name: 'Lisää merkintä' })
    await note.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Soitin asiakkaalle.')
    await page.getByRole('dialog').getByRole('button', { name: 'Lisää merkintä' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(note).toBeFocused()
  })

  await test.step('a step hands it to the next ones', async () => {
    await page.getByRole('button', { name: 'Vahvista tilaus' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Seuraavaksi' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Merkitse lähetetyksi' })).toBeFocused()
  })
})

test('the admin is no wider than the window of a phone @slow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/collections/orders')
  const order = page.getByRole('row', { name: customer })
  await expect(order.getByText(customer)).toBeInViewport()
  await expect(order.getByText('Luvattu lähtevän')).toBeInViewport()
  for (const path of ['', '/optikko', '/collections/orders', '/collections/skus', '/account']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The menu closes once script has arrived.
    await expect.poll(() => sideways(page), path).toBe(0)
  }
})

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
