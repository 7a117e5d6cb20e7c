import { expect, test, type Page } from '../on-test-day.ts'
import { asAdmin, makeStaff, openAdminPage, signedOut } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { boughtBottle } from '../bought.ts'
import { someEmail } from '../shopper-actions.ts'

test.use({ storageState: signedOut })

/** An optometrist without a store of their own sees the day of each. */
const STORE = 101

/** A name that no other customer of these journeys has. */
const someName = () => `Testaaja${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`

for (const width of [1280, 390]) {
  test(`staff work through the morning of a store, ${width} px wide @slow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const [family, email] = [someName(), someEmail()]
    const optometrist = await makeStaff('optician', 'Oona Optikko')
    await page.request.post('/api/staff/login', { data: optometrist })
    await openAdminPage(page, `/admin/ajanvaraus?myymala=${STORE}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ajanvaraus' })).toBeVisible()
    await expectNothing(page)
    expect(await sideways(page)).toBe(0)

    const day = await test.step('staff book a caller by keyboard alone', () => book(page, family, email))
    await openAdminPage(page, `/admin/ajanvaraus?myymala=${STORE}&paiva=${day}`)

    await test.step('the customer arrives, and the focus is back where it was', async () => {
      const visit = page.getByRole('button', { name: family })
      await visit.press('Enter')
      await expectNothing(page)
      await page.getByRole('button', { name: 'Näytä asiakkaan tiedot' }).press('Enter')
      await expect(page.getByRole('dialog').getByText(email)).toBeVisible()
      await page.getByRole('button', { name: 'Merkitse saapuneeksi' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(visit).toContainText('Saapunut')
      await expect(visit).toBeFocused()
    })

    await test.step('staff put a caller on the waiting list, and take the caller off', () => wait(page))

    await test.step('the exam is done, and a prescription is written', async () => {
      await page.getByRole('button', { name: family }).press('Enter')
      await page.getByRole('button', { name: 'Tarkastus on tehty' }).press('Enter')
      await page.getByRole('button', { name: 'Kirjoita resepti' }).press('Enter')
      await expectNothing(page)
      await writeGlasses(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: 'Resepti on tallennettu' })).toBeVisible()
    })

    await test.step('what was measured is read, and corrected by addition', async () => {
      await page.getByRole('button', { name: family }).press('Enter')
      await page.getByRole('button', { name: 'Näytä asiakkaan tiedot' }).press('Enter')
      await page.getByRole('button', { name: 'Avaa: Silmälasit' }).press('Enter')
      await expect(page.getByRole('figure', { name: 'Näön mittaukset' })).toContainText('0,8')
      await expectNothing(page)
      await page.getByRole('button', { name: 'Korjaa: Silmälasit' }).press('Enter')
      await page.getByRole('group', { name: 'Oikea silmä' }).getByLabel('Visus laseilla').fill('1,0')
      await expectNothing(page)
      await page.getByLabel('Miksi korjaat').fill('Luvut vaihtuivat.')
      await page.getByRole('button', { name: 'Tallenna korjaus' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: 'Korjaus on tallennettu' })).toBeVisible()
    })

    await test.step('the prescription can be printed, and added to an account once identity is checked', async () => {
      await page.getByRole('button', { name: family }).press('Enter')
      await page.getByRole('button', { name: 'Näytä asiakkaan tiedot' }).press('Enter')
      await page.getByLabel('Asiakasnumero').fill('A00000000')
      await page.getByRole('button', { name: 'Liitä tiliin' }).press('Enter')
      await expect(page.getByText('Asiakasta ei löydy')).toBeVisible()
      await expectNothing(page)
      const printed = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Tulosta: Silmälasit' }).press('Enter')
      expect((await printed).suggestedFilename()).toBe('resepti.pdf')
      await page.getByRole('button', { name: 'Sulje tekemättä mitään' }).press('Enter')
    })

    await test.step('an employee is booked, does not come or does, is moved, and canceled, by touch or mouse', () => {
      return changePlans(page)
    })

    await test.step('the views of the week and of rooms show the booking too', async () => {
      await page.getByRole('link', { name: 'Huoneet' }).click()
      await expect(page.getByRole('heading', { name: 'Huone 1' })).toBeVisible()
      await expect(page.getByRole('button', { name: family })).toContainText('Tehty')
      await page.getByRole('link', { name: 'Viikko', exact: true }).click()
      await expect(page.getByRole('heading', { name: /^Viikko/ })).toBeVisible()
      await expect(page.getByRole('button', { name: family })).toBeVisible()
      await expect(page).toHaveTitle(/^Ajanvaraus/)
      await expectNothing(page)
      expect(await sideways(page)).toBe(0)
    })
  })
}

test('staff of a store hand over the orders that wait there @slow', async ({ page }) => {
  const { number, customer } = await boughtBottle(1, STORE)
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await asAdmin((request) => request.post(`/api/order/${number}/move`, { data: { to: 'sent' }, headers }))
  await page.request.post('/api/staff/login', { data: await makeStaff('store-staff', 'Maija Myyjä', STORE) })
  await openAdminPage(page, '/admin')
  const waiting = page.getByRole('region', { name: 'Noudettavissa myymälässä' })
  const row = waiting.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(customer)
  await expectNothing(page)
  await row.getByRole('button', { name: /^Merkitse noudetuksi/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Hakiko ${customer} tilauksensa?` })
  await expect(dialog).toContainText(number)
  await expectNothing(page)
  await dialog.getByRole('button', { name: 'Merkitse noudetuksi' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(waiting.getByRole('heading')).toBeFocused()
})

/**
 * Books for an employee, marks the visit as arrived, takes that back, moves the booking and cancels, all with the
 * pointer.
 */
async function changePlans(page: Page): Promise<void> {
  const family = someName()
  const dialog = page.getByRole('dialog')
  const reported = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  await page.getByRole('button', { name: 'Varaa aika', exact: true }).click()
  await dialog.getByLabel('Tarkastus').selectOption({ label: 'Näyttöpäätelasien tarkastus, 30 min' })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  // The first free time may have begun: staff can book it for a customer who stands in the store.
  await dialog.getByRole('radio').nth(3).check({ force: true })
  await dialog.getByLabel('Työnantaja maksaa').click()
  for (const [label, text] of [
    ['Etunimi', 'Kalle'],
    ['Sukunimi', family],
    ['Puhelin', '040 123 4567'],
    ['Syntymäaika', '3.5.1985'],
    ['Y-tunnus', '1234567-1'],
    ['Yritys', 'Koneliike Oy'],
    ['Viite', 'PO 17'],
    ['Työetäisyydet, cm', '60, 75'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text)
  const asked = page.waitForRequest(/\/booking\/desk\/book$/)
  await dialog.getByRole('button', { name: 'Varaa aika' }).click()
  await reported(`Aika on varattu: Kalle ${family}`)
  const { day } = (await asked).postDataJSON() as { day: string }
  await openAdminPage(page, `/admin/ajanvaraus?myymala=${STORE}&paiva=${day}`)
  const visit = page.getByRole('button', { name: family })

  await visit.click()
  await expect(dialog.getByRole('button', { name: 'Ei saapunut' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Merkitse saapuneeksi' }).click()
  await expect(visit).toContainText('Saapunut')
  await visit.click()
  await dialog.getByRole('button', { name: 'Peru viimeisin merkintä' }).click()
  await expect(visit).toContainText('Tulossa')

  await visit.click()
  await dialog.getByRole('button', { name: 'Siirrä aika' }).click()
  await dialog.getByRole('radio').last().check({ force: true })
  await dialog.getByRole('button', { name: 'Siirrä aika' }).click()
  await reported(`Kalle ${family}: uusi aika on`)

  await openAdminPage(page, `/admin/ajanvaraus?myymala=${STORE}&paiva=${day}&nakyma=viikko`)
  const moved = page.getByRole('button', { name: family })
  const weekAfter = page.getByRole('link', { name: 'Seuraava viikko' })
  await expect(weekAfter).toBeVisible()
  if ((await moved.count()) === 0) await weekAfter.click()
  await moved.click()
  await dialog.getByRole('button', { name: 'Peru varaus' }).click()
  await dialog.getByRole('button', { name: 'Peru varaus' }).click()
  await reported(`Varaus on peruttu: Kalle ${family}`)
  await openAdminPage(page, `/admin/ajanvaraus?myymala=${STORE}&paiva=${day}`)
}

/** Puts a person on the waiting list of the store, for any day, and takes the person off again. */
async function wait(page: Page): Promise<void> {
  const family = someName()
  await page.locator('.day-waiting > summary').press('Enter')
  await page.getByRole('button', { name: 'Lisää jonoon' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Lisää asiakas jonoon' })
  for (const [label, text] of [
    ['Etunimi', 'Aino'],
    ['Sukunimi', family],
    ['Puhelin', '040 123 4567'],
    ['Syntymäaika', '24.11.1980'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await expectNothing(page)
  await dialog.getByRole('button', { name: 'Lisää jonoon' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `Aino ${family} on jonossa.` })).toBeVisible()
  const own = page.locator('.day-waiting li').filter({ hasText: family })
  await expect(own).toContainText('viimeistään')
  await expectNothing(page)
  await own.getByRole('button', { name: /^Poista jonosta/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Poista jonosta' }).press('Enter')
  await expect(own).toHaveCount(0)
}

/** Books the first free time for a customer on the phone, and returns its day. */
async function book(page: Page, family: string, email: string): Promise<string> {
  const open = page.getByRole('button', { name: 'Varaa aika', exact: true })
  await open.press('Enter')
  const dialog = page.getByRole('dialog')
  const chosen = dialog.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(1)
  const asked = page.waitForRequest(/\/booking\/desk\/book$/)
  for (const [label, text] of [
    ['Etunimi', 'Aino'],
    ['Sukunimi', family],
    ['Puhelin', '040 123 4567'],
    ['Syntymäaika', '24.11.1980'],
    ['Sähköposti', email],
  ] as const) {
    await dialog.getByLabel(label).focus()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: `Aika on varattu: Aino ${family}` })).toBeVisible()
  await expect(open).toBeFocused()
  return ((await asked).postDataJSON() as { day: string }).day
}

async function writeGlasses(page: Page): Promise<void> {
  for (const side of ['Oikea', 'Vasen']) {
    const eye = page.getByRole('dialog').getByRole('group', { name: side, exact: true })
    await eye.getByLabel('SF').fill('-1,25')
    await eye.getByLabel('PD').fill('31,5')
  }
  await page.getByRole('group', { name: 'Oikea silmä' }).getByLabel('Visus laseilla').fill('0,8')
  await page.getByRole('button', { name: 'Tallenna resepti' }).press('Enter')
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
