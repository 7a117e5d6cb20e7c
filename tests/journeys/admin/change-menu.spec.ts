import { expect, test } from '../on-test-day.ts'
import {
  asAdmin,
  getAsAdmin,
  makeStaff,
  openAdminPage,
  retryUntilShown,
  signedOut,
  signInAsStaff,
} from '../admin-actions.ts'
import { RETRIES } from '../shopper-actions.ts'

test.use({ storageState: signedOut })

/** The one category that no other journey opens by its address. */
const SLUG = 'urheilulasitarvikkeet'
const NEW_SLUG = 'urheilulasien-tarvikkeet'
const LINK = `Talven lasit ${crypto.randomUUID().slice(0, 8)}`

interface Category {
  id: number | string
}

async function sportsGear(): Promise<Category> {
  const found = (await getAsAdmin(`/api/categories?where[slug][in]=${SLUG},${NEW_SLUG}`)) as { docs: Category[] }
  return found.docs[0]!
}

/** The address is others' as well: it stays as it was, though the marketer has it open. */
test.afterAll(async () => {
  const { id } = await sportsGear()
  await asAdmin((request) =>
    request.patch(`/api/categories/${id}?overrideLock=true`, { data: { slug: SLUG }, maxRetries: RETRIES }),
  )
})

test('a marketer changes the menu and the address of a category, and the shopper sees both @slow', async ({
  page,
  browser,
}) => {
  const { id } = await sportsGear()
  // Of an earlier attempt, which has left it open.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const locks = '/api/payload-locked-documents?where[globalSlug][equals]=menus'
  await asAdmin((request) => request.delete(locks, { headers, maxRetries: RETRIES }))
  const visitor = await (await browser.newContext()).newPage()
  await signInAsStaff(page, await makeStaff('marketer', 'Matti Markkinoija'))

  await test.step('the menu gets a link', async () => {
    await page.getByRole('link', { name: 'Muuta valikoita' }).click()
    await page.getByRole('button', { name: 'Palvelut' }).click()
    const rows = page.locator('[id^="services-row-"]')
    const place = await rows.count()
    const row = page.locator(`#services-row-${place}`)
    await retryUntilShown(row, () => page.getByRole('button', { name: 'Lisää linkki' }).click())
    // The Finnish one, before those in other languages.
    await row.getByLabel('Teksti').first().fill(LINK)
    await row.getByLabel('tai osoite').fill(`/${SLUG}`)
    await retryUntilShown(page.getByText('Päivitetty.').first(), () =>
      page.getByRole('button', { name: 'Tallenna' }).click(),
    )
  })

  await test.step('the category gets an address', async () => {
    await openAdminPage(page, `/admin/collections/categories/${id}`)
    await page.getByLabel('Osoitteen osa').fill(NEW_SLUG)
    await retryUntilShown(page.getByText('Päivitetty.').first(), () =>
      page.getByRole('button', { name: 'Tallenna' }).click(),
    )
  })

  await test.step('a shopper finds the link, and the old address leads to the new one', async () => {
    await expect(async () => {
      await visitor.goto('/')
      await visitor.getByRole('button', { name: 'Avaa valikko' }).click()
      await visitor.getByRole('dialog', { name: 'Valikko' }).getByRole('link', { name: LINK }).click()
      expect(new URL(visitor.url()).pathname).toBe(`/${NEW_SLUG}`)
    }).toPass()
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
