import { expect, test, type Browser, type Page } from './on-test-day.ts'
import { openAdminPage } from './admin-actions.ts'
import { expectNothing } from './axe.ts'
import { BOTTLE, letterTo, order, someEmail, writeContact } from './shopper-actions.ts'

const PASSWORD = 'kolme sanaa riittää'

/** Buys a bottle without an account, and gives the number of the order. */
async function buyAsGuest(page: Page, email: string): Promise<string> {
  await page.goto(BOTTLE)
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
  // In the drawer, and without script on the page of the cart.
  await page.getByRole('link', { name: 'Kassalle' }).locator('visible=true').first().click()
  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  // Without script the sum follows the way of delivery when it is asked to.
  const update = page.getByRole('button', { name: 'Päivitä toimitustavat ja summa' })
  if (await update.isVisible()) await update.click()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  return (
    (await page
      .getByText(/^S\d{8}$/)
      .first()
      .textContent()) ?? ''
  )
}

/** Makes the account that the confirmation page offers, by one password and the mailed link. */
async function makeAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Salasana' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Luo tili' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  const letter = await letterTo(page, email, /Vahvista tilisi/)
  await page.goto(/\/omat-sivut\/vahvista\/[\w-]+/.exec(letter)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
}

/** Staff send an order with a code to follow it by. */
async function sendOrder(browser: Browser, number: string): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    storageState: process.env.JOURNEYS_SESSION ?? '',
  })
  const admin = await context.newPage()
  await openAdminPage(admin, `/admin/collections/orders?search=${number}`)
  await admin.getByRole('link', { name: number }).click()
  await admin.getByRole('button', { name: 'Lähetä osa tai lisää seurantakoodi' }).click()
  await admin.getByRole('dialog').getByLabel('Seurantakoodit').fill('JJFI 6457 4900 0001 2345 6')
  await admin.getByRole('dialog').getByRole('button', { name: 'Merkitse lähetetyksi' }).click()
  await expect(admin.getByText('Tilaus on merkitty lähetetyksi.')).toBeVisible()
  await context.close()
}

/** Expects no complaint of axe on the page that a reader without script sees; axe itself needs script. */
async function expectNothingAt(reader: Page, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    storageState: await reader.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto(reader.url())
  await expectNothing(page)
  await context.close()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest creates an account from an order, follows its parcel and returns a line @slow', async ({
    page,
    browser,
  }) => {
    const email = someEmail()
    const number = await buyAsGuest(page, email)
    await makeAccount(page, email)
    await page.getByRole('link', { name: `Tilaus ${number}` }).click()
    await expect(page.getByRole('button', { name: 'Osta uudelleen' })).toBeVisible()
    await expectNothingAt(page, browser)

    await sendOrder(browser, number)
    await page.goto('/omat-sivut')
    await expect(page.getByText(`Tilauksesi ${number} on matkalla.`)).toBeVisible()
    await expectNothingAt(page, browser)
    await page.getByRole('link', { name: 'Seuraa tilausta' }).click()
    await expect(page.getByRole('link', { name: /Seuraa pakettia JJFI/ })).toHaveAttribute('href', /posti\.fi/)

    await page.getByRole('link', { name: 'Palauta tuotteita' }).click()
    await expect(page.getByText(/Laki: 14 päivää, viimeistään/)).toBeVisible()
    await expect(page.getByText(/Meidän lupauksemme: 30 päivää, viimeistään/)).toBeVisible()
    await expectNothingAt(page, browser)
    await page.getByRole('button', { name: 'Vahvista palautus' }).click()
    await expect(page.getByRole('alert')).toContainText('Valitse vähintään yksi tuote')
    await page.getByLabel(/Kuulas Yleisliuos/).selectOption('1 kpl')
    await page.getByRole('button', { name: 'Vahvista palautus' }).click()
    await expect(page.getByText('Palautuksesi on vastaanotettu.')).toBeVisible()
    await expect(page.getByText(/Palautustunnus: JJFI/)).toBeVisible()
    await expectNothingAt(page, browser)
    const label = await page.request.get(
      (await page.getByRole('link', { name: /osoitekortti/ }).getAttribute('href')) ?? '',
    )
    expect(label.headers()['content-type']).toBe('application/pdf')
    expect(await letterTo(page, email, /Vastaanotimme peruutuksesi/)).toContain('1 × Kuulas Yleisliuos')

    await page.goto('/omat-sivut/tilauksia')
    await expect(page.getByText(/Palautus kesken/)).toBeVisible()
    await expectNothingAt(page, browser)
  })
})

test('a customer buys the same again, and cancels an order that was not sent @slow', async ({ page }) => {
  const email = someEmail()
  const number = await buyAsGuest(page, email)
  await makeAccount(page, email)
  await page.goto('/omat-sivut/tilauksia')
  await page.getByLabel('Etsi tilausnumerolla tai tuotteella').fill('kuulas')
  await page.getByRole('button', { name: 'Etsi', exact: true }).click()
  await page.getByRole('link', { name: `Tilaus ${number}` }).click()
  await page.getByRole('button', { name: 'Osta uudelleen' }).click()
  await expect(page.getByText('Lisäsimme ostoskoriisi 1 tuotteen.')).toBeVisible()
  await page.getByText('Peru tilaus', { exact: true }).click()
  await page.getByRole('button', { name: 'Kyllä, peru tilaus' }).click()
  await expect(page.getByText('Tilaus on peruttu. Rahasi palautuvat').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Peruttu' }).first()).toBeVisible()
})
