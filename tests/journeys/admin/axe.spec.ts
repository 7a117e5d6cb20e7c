import { expect, test } from '../on-test-day.ts'
import { makeStaff, openAdminPage, openFromToday, signInAsStaff, retryUntilShown } from '../admin-actions.ts'
import { expectNothing, type Exception } from '../axe.ts'
import { boughtFrame } from '../bought.ts'

/** The sign-in page is Payload's, without a landmark or a heading. */
const signInOfPayload: Exception[] = [
  { rule: 'landmark-one-main', at: /^html / },
  { rule: 'page-has-heading-one', at: /^html / },
  { rule: 'region', at: /login__|\/admin\/forgot/ },
]

/** The form of a document is rendered by Payload, field by field. */
const formOfPayload: Exception[] = [
  // Its title stands outside the main landmark.
  { rule: 'region', at: /doc-header__/ },
  // A list of rows has a heading of the third level, whatever the level above it.
  { rule: 'heading-order', at: /array-field__title/ },
  // Drag handles and menu buttons have no accessible name.
  { rule: 'aria-command-name', at: /__drag/ },
  { rule: 'button-name', at: /popup-button|upload-relationship-details__/ },
  { rule: 'target-size', at: /array-actions__button/ },
  // A select hides its two small buttons from readers but keeps them focusable, and has no label of its own.
  { rule: 'aria-hidden-focus', at: /(clear|dropdown)-indicator/ },
  { rule: 'label', at: /rs__input/ },
  // While it has no value its placeholder describes it, which is less than a label as well.
  { rule: 'label-title-only', at: /rs__input/ },
]

test('axe finds no problem in the admin of an order handler @slow', async ({ page }) => {
  const { customer } = await boughtFrame({ withLenses: true })
  await page.context().clearCookies()
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Kirjaudu' })).toBeVisible()
  await expectNothing(page, signInOfPayload)

  // The first admin's session is of all journeys: another sign-in would rewrite it for a moment.
  await signInAsStaff(page, await makeStaff('admin'))
  await expectNothing(page)

  await openFromToday(page, customer)
  await expectNothing(page)
  await page.getByRole('button', { name: 'Näytä reseptit' }).click()
  await expect(page.getByRole('row', { name: /^Oikea −2,25/ })).toBeVisible()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Peru tilaus' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothing(page)

  await page.goto('/admin/optikko')
  await expect(page.getByRole('heading', { name: customer })).toBeVisible()
  await expectNothing(page)

  await page.goto('/admin/peruutukset')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothing(page)

  await page.goto('/admin/palautukset')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothing(page)

  await openAdminPage(page, '/admin/collections/articles')
  await retryUntilShown(page.getByRole('button', { name: 'Tallenna' }), () =>
    page.getByRole('table').getByRole('link').first().click(),
  )
  await expectNothing(page, formOfPayload)

  await page.goto('/admin/globals/seller')
  await expect(page.getByLabel('Y-tunnus')).toBeVisible()
  await expectNothing(page, formOfPayload)
})
