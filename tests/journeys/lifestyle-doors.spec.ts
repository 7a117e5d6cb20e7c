import { expect, type Page } from './on-test-day.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { identify, makeAccount, signContract } from './contract-of-glasses.ts'
import { fillLenses } from './glasses.ts'
import { test } from './own-shop.ts'
import { addBottleToCart, FRAME, someEmail } from './shopper-actions.ts'

test('a frame travels by the month through sign-in into a contract, and another one into its exchange', async ({
  page,
}) => {
  const toContract = page.getByRole('button', { name: 'Jatka sopimukseen' })
  await page.goto(FRAME)
  const sizes = page.getByRole('radio', { name: /mm/ })
  await sizes.last().check()
  const size = await sizes.last().getAttribute('data-size')
  await page.getByRole('button', { name: /^Kuukausimaksulla alkaen/ }).click()
  await expect(page.getByText(`Koko ${size}`)).toBeVisible()
  await fillLenses(page)
  await expectNothingAtBothWidths(page)
  await toContract.click()
  await expect(page.getByText(/niin jatkat Lifestyle-sopimukseen/)).toBeVisible()
  await expectNothingAtBothWidths(page)

  // The wrong turn: back, and the same glasses once more.
  await page.goBack()
  await fillLenses(page)
  await toContract.click()
  await identify(page)
  await makeAccount(page, someEmail())
  const glasses = page.getByRole('checkbox', { name: /Linssit:/ })
  await expect(glasses).toBeChecked()
  await page.reload()
  await expect(glasses).toBeChecked()
  await page.goto('/ostoskori')
  await page.getByRole('link', { name: /kk Lifestyle-sopimuksella/ }).click()
  await expect(glasses).toBeChecked()
  await signContract(page)

  await exchangeApart(page)
})

/** Chooses glasses for an exchange, which cost nothing on any step and leave the cart as it is. */
async function exchangeApart(page: Page): Promise<void> {
  const contract = new URL(page.url()).pathname
  await addBottleToCart(page)
  await page.goto(contract)
  await page.getByText('Vaihda lasit', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Valitse uudet lasit' }).click()
  await expect(page.getByText(/Valitset uusia laseja Lifestyle-sopimukseesi/)).toBeVisible()
  await expectNothingAtBothWidths(page)
  await page
    .getByRole('link', { name: /^Samppalinna/ })
    .first()
    .click()
  await page.reload()
  await expect(page.getByText('Kuuluu sopimukseesi, 0 €').first()).toBeVisible()
  await expectNothingAtBothWidths(page)
  // The wrong turn: the frame by an address that does not name the contract.
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Valitse linssit', exact: true }).click()
  await page.getByRole('link', { name: 'Valitse nämä sopimukseen' }).click()
  await fillLenses(page)
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Jatka sopimukseen' }).click()
  await page.waitForURL((url) => url.pathname === contract)
  await page.getByRole('button', { name: 'Tilaa uudet lasit maksutta' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Uudet lasit on tilattu.' })).toBeVisible()
  await page.goto('/ostoskori')
  await expect(page.getByText('Kuulas Yleisliuos').first()).toBeVisible()
  await expect(page.getByText('Samppalinna')).toHaveCount(0)
}
