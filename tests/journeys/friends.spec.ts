import { expect, test, type Page } from './on-test-day.ts'
import { register } from './account-actions.ts'
import { asAdmin, openAdminPage } from './admin-actions.ts'
import { expectNothing } from './axe.ts'
import { chooseGlasses, payForGlasses } from './glasses.ts'
import { letterTo, openOwnExams, RETRIES, someEmail } from './shopper-actions.ts'

/** The link of a member's letter. */
const linkIn = (letter: string) => /\/friends\/vahvista\/[\w.-]+/.exec(letter)?.[0] ?? ''

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens the mailed link, and confirms. */
async function confirmMembership(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await letterTo(page, email, /Vahvista Friends-jäsenyys/)))
  await page.getByRole('button', { name: 'Vahvista ja liity' }).click()
  await expect(page.getByRole('heading', { name: 'Tervetuloa Friendsiin' })).toBeVisible()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a person without an account joins from the page of benefits, and leaves through the same link', async ({
    page,
  }) => {
    const email = someEmail()
    await page.goto('/friends-edut')
    await page.getByRole('button', { name: 'Liity Friendsiin' }).click()
    await expect(page.getByRole('alert')).toContainText('Lue Friends-ehdot')
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByRole('checkbox', { name: /Hyväksyn Friends-ehdot/ }).check()
    await page.getByRole('button', { name: 'Liity Friendsiin' }).click()
    await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
    await confirmMembership(page, email)
    await page.getByRole('button', { name: 'Eroa Friendsistä' }).click()
    await expect(page.getByRole('heading', { name: 'Jäsenyys on päättynyt' })).toBeVisible()
  })
})

test('a customer who books an exam joins by a checkbox, and gets the code by e-mail @slow', async ({ page }) => {
  const email = someEmail()
  await openOwnExams(page)
  await page.getByRole('link', { name: /huonommin kuin ennen/ }).click()
  await page.getByRole('link', { name: 'Helsinki Kamppi' }).click()
  await page.getByRole('link', { name: 'Seuraava viikko' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Jatka valitulla ajalla' }).click()
  await page.getByRole('textbox', { name: 'Etunimi' }).fill('Aino')
  await page.getByRole('textbox', { name: 'Sukunimi' }).fill('Mäkelä')
  await page.getByRole('textbox', { name: 'Syntymäaika' }).fill('24.11.1980')
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await page.getByRole('textbox', { name: 'Puhelin', exact: true }).fill('040 123 4567')
  await page.getByRole('checkbox', { name: /Liityn Friendsiin/ }).check()
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aikasi on varattu' })).toBeVisible()
  await confirmMembership(page, email)
  await expect(page.getByText(/Koodi FRIENDS-\w{8} toimii, kun tarkastus/)).toBeVisible()
  await expectNothing(page)
  expect(await letterTo(page, email, /Tervetuloa Friendsiin/)).toMatch(/FRIENDS-\w{8}/)
})

test('a member buys glasses, reads the return rights, asks for an exchange and claims for a broken pair @slow', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await register(page, email)
  await page.goto('/omat-sivut/friends')
  await page.getByRole('checkbox', { name: /Hyväksyn Friends-ehdot/ }).check()
  await page.getByRole('button', { name: 'Liity Friendsiin' }).click()
  await expect(page.getByRole('heading', { name: 'Friends-jäsenyytesi' })).toBeVisible()

  await chooseGlasses(page)
  await page.getByRole('dialog', { name: 'Ostoskori' }).getByRole('link', { name: 'Kassalle' }).click()
  const number = await payForGlasses(page)
  const post = (path: string, data: object) =>
    asAdmin((request) => request.post(`/api/order/${number}/${path}`, { data, maxRetries: RETRIES }))
  await post('prescriptions', {})
  await post('move', { to: 'confirmed' })
  await post('move', { to: 'sent' })

  const own = `/omat-sivut/tilauksia/${number}`
  await page.goto(own)
  const rights = page.getByRole('region', { name: 'Oikeutesi' })
  for (const right of [
    /peruuttamisoikeus, 14/,
    /palautusoikeutemme, 30/,
    /palautus 90/,
    /vaihto-oikeus 100/,
    /vakuutus 365/,
  ])
    await expect(rights.getByRole('heading', { name: right })).toBeVisible()
  await expectNothing(page)

  await rights.getByRole('link', { name: 'Ilmoita rikkoutumisesta' }).click()
  await page.getByRole('button', { name: 'Lähetä ilmoitus' }).click()
  await expect(page.getByRole('alert')).toContainText('mitä laseille tapahtui')
  await page.getByLabel('Mitä tapahtui?').fill('Sanka katkesi.')
  await page.getByLabel('Kuva laseista').setInputFiles({ name: 'lasit.png', mimeType: 'image/png', buffer: PIXEL })
  await expectNothing(page)
  await page.getByRole('button', { name: 'Lähetä ilmoitus' }).click()
  await expect(page.getByText('Ilmoituksesi on vastaanotettu.')).toBeVisible()

  const context = await browser.newContext({ storageState: process.env.JOURNEYS_SESSION ?? '' })
  const admin = await context.newPage()
  await openAdminPage(admin, '/admin/friends')
  const claim = admin.getByRole('listitem').filter({ hasText: number })
  await claim.getByRole('button', { name: /Älä korvaa/ }).click()
  await admin.getByRole('dialog').getByRole('textbox').fill('Kuvassa lasit ovat ehjät.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Älä korvaa' }).click()
  await expect(admin.getByText('Vastaus on lähetetty asiakkaalle.')).toBeVisible()
  await expect(admin.getByRole('rowheader', { name: email })).toBeVisible()
  await context.close()
  expect(await letterTo(page, email, /Vastaus ilmoitukseesi/)).toContain('Kuvassa lasit ovat ehjät.')

  await page.goto(own)
  await expect(page.getByText('Ei korvata')).toBeVisible()
  await rights.getByRole('link', { name: 'Vaihda silmälasit' }).click()
  await page.getByLabel(/Aurakivi/).selectOption('1 kpl')
  await page.getByRole('radio', { name: /Tuon tuotteet myymälään/ }).check()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Vahvista vaihto' }).click()
  await expect(page.getByText('Vaihtopyyntösi on vastaanotettu.')).toBeVisible()

  // It leaves half a minute after the sending.
  expect(await letterTo(page, email, /on matkalla|noudettavissa/)).toMatch(
    /vaihtaa silmälasit toisiin \d+\.\d+\.\d{4} asti/,
  )
})
