import { expect, type Page } from './on-test-day.ts'
import { asAdmin, getAsAdmin, openAdminPage } from './admin-actions.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { contractOfGlasses, glassesHandedOver, identified, identify, orderNumber } from './contract-of-glasses.ts'
import { chooseGlasses, fillLenses } from './glasses.ts'
import { passDays, test } from './own-shop.ts'
import { letterTo, RETRIES } from './shopper-actions.ts'
import { subscribe } from './subscribed.ts'

test('a Lifestyle customer exchanges glasses, gives notice, and is won back @slow', async ({ page }) => {
  await bindForAMonth()
  const email = await identified(page)
  await page.goto('/omat-sivut/tehtäviä/luvat')
  await page.getByRole('checkbox', { name: /tarjouksia ja vinkkejä sähköpostilla/ }).check()
  await page
    .getByRole('button', { name: /Tallenna/ })
    .first()
    .click()
  await contractOfGlasses(page)
  const contract = new URL(page.url()).pathname

  const exchanged = await exchange(page, contract)
  await page.getByText('Irtisano sopimus').first().click()
  await page.getByRole('button', { name: 'Irtisano sopimus' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus on irtisanottu.' })).toBeVisible()
  await passDays(33)

  const letter = await letterTo(page, email, /maksutonta kuukautta/)
  const offer = /\/muutinmieleni\?tarjous=[\w.%-]+/.exec(letter)?.[0] ?? ''
  await page.goto(offer)
  await expectNothingAtBothWidths(page)
  await page.getByRole('link', { name: 'Kirjaudu ja valitse lasit' }).click()
  await identify(page)
  await page.getByRole('link', { name: 'Valitse uudet lasit' }).click()
  await page
    .getByRole('link', { name: /^Samppalinna/ })
    .first()
    .click()
  await expect(page.getByText('Kuuluu sopimukseesi, 0 €').first()).toBeVisible()
  await page.getByRole('button', { name: 'Valitse linssit sopimukseen' }).click()
  await fillLenses(page, await examinedOn())
  await page.getByRole('button', { name: 'Jatka sopimukseen' }).click()
  await expect(page.getByRole('checkbox', { name: /Linssit:/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /Hyväksyn silmälasisopimuksen/ }).check()
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Jatka maksullista sopimusta' }).click()
  await expect(page.getByRole('heading', { name: 'Sopimuksesi jatkuu' })).toBeVisible()
  await expectNothingAtBothWidths(page)

  await page.goto(contract)
  await glassesHandedOver(page, 'Sopimus jatkui', { before: exchanged })
  await expectNothingAtBothWidths(page)
})

test('lenses are billed with Lifestyle, whose plan staff and the customer change @slow', async ({ page, browser }) => {
  const email = await identified(page)
  await contractOfGlasses(page)
  const contract = new URL(page.url()).pathname
  const id = contract.split('/').at(-1)
  await subscribe(page, email, 'Joka kuukausi')
  await page.goto('/omat-sivut/tilaus/yhdistä-lifestyleen')
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: /^Yhdistä: Kaste/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kestotilaus on yhdistetty.' })).toBeVisible()

  const admin = await browser.newPage({
    storageState: process.env.JOURNEYS_SESSION ?? '',
    baseURL: process.env.JOURNEYS_URL ?? '',
    viewport: { width: 1280, height: 900 },
  })
  await openAdminPage(admin, `/admin/lifestyle/${id}`)
  await expect(admin.getByRole('heading', { level: 1, name: /Lifestyle/ })).toBeVisible()
  await expectNothing(admin)
  await admin.getByRole('button', { name: 'Vaihda paketti' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Perus/ }).check()
  await dialog.getByRole('textbox').fill('Asiakas soitti ja pyysi.')
  await expectNothing(admin)
  await dialog.getByRole('button', { name: 'Vaihda paketti' }).click()
  await expect(admin.getByText('Paketti vaihtui, 12,00 €')).toBeVisible()
  await expect(admin.getByText('Asiakas soitti ja pyysi.')).toBeVisible()
  await admin.close()

  await page.goto(contract)
  await page.getByText('Vaihda paketti', { exact: true }).click()
  await expect(page.getByText(/Tämän kuukauden maksu, jos vaihdat tänään/).first()).toBeVisible()
  await expectNothingAtBothWidths(page)
  await page.getByRole('radio', { name: /^Vapaa/ }).check()
  await page.getByRole('button', { name: 'Vaihda paketti ja hyväksy hinta' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Paketti on vaihdettu.' })).toBeVisible()
  await expectNothingAtBothWidths(page)

  // Whatever day of a month it begins on, a delivery is processed in one of the first two.
  await passDays(62)
  const row = page.getByText(/Kestotilauksen toimitus: Kaste/)
  const bills = page.locator(`main a[href$="/${id}"]`)
  const signIn = page.getByRole('button', { name: 'Tunnistaudu pankkitunnuksilla' })
  await expect(async () => {
    await page.goto('/omat-sivut/maksu-laskut')
    // The session has ended after so long: the customer signs in again.
    await expect(signIn.or(bills.first())).toBeVisible({ timeout: 15_000 })
    if (await signIn.isVisible()) {
      await identify(page)
      await page.waitForURL('**/omat-sivut/**')
      await page.goto('/omat-sivut/maksu-laskut')
    }
    const addresses = await bills.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const address of addresses) {
      await page.goto(address)
      await page.locator('main a[href*="/inv/"]').first().click()
      await page.waitForURL(/\/inv\//)
      if (await row.first().isVisible()) return
    }
    throw new Error(`None of ${addresses.length} bills has the row`)
  }).toPass()
  await expectNothingAtBothWidths(page)
})

/** Orders other glasses in place of the present ones, and receives them. Returns the number of their order. */
async function exchange(page: Page, contract: string): Promise<string> {
  const before = await orderNumber(page)
  await chooseGlasses(page)
  await page.goto(contract)
  await page.getByText('Vaihda lasit', { exact: true }).first().click()
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Tilaa uudet lasit maksutta' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Uudet lasit on tilattu.' })).toBeVisible()
  await glassesHandedOver(page, 'Uudet lasit toimitettiin', { before })
  await expectNothingAtBothWidths(page)
  return orderNumber(page)
}

/** Has new contracts bind for a month, so that a notice comes about in days instead of years. */
async function bindForAMonth(): Promise<void> {
  const found = (await getAsAdmin('/api/lifestyle-plans?where[key][equals]=vapaa')) as {
    docs: { id: string | number }[]
  }
  const data = { bindingMonths: 1 }
  await asAdmin((admin) => admin.patch(`/api/lifestyle-plans/${found.docs[0]?.id}`, { data, maxRetries: RETRIES }))
}

/** A day of an exam that is not long past by the clock of the shop, which has been moved. */
async function examinedOn(): Promise<string> {
  const { to } = (await getAsAdmin('/api/clock/ahead?days=1')) as { to: string }
  return new Date(Date.parse(to) - 20 * 86_400_000).toISOString().slice(0, 10)
}
