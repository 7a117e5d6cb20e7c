import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing } from './axe.ts'
import { letterTo, outside, RETRIES, someEmail } from './shopper-actions.ts'

// The clinics are ordered to fail for everybody, so that the stories follow each other, and no other journey visits them.
test.describe.configure({ mode: 'serial' })

const PAGE = '/ajanvaraus-mehiläinen'

async function control(page: Page, mode: string, step = 'any'): Promise<void> {
  const answer = await page.request.post(`${outside()}/eye-doctors/control`, {
    data: { mode, step },
    maxRetries: RETRIES,
  })
  expect(answer.ok()).toBe(true)
}

test.afterEach(({ page }) => control(page, 'normal'))

/** From the editors' page to a held time, far enough ahead to be canceled. */
async function holdTime(page: Page, town: string): Promise<void> {
  await page.goto(PAGE)
  await expect(page.getByText('Älä varaa aikaa, vaan lähde heti')).toBeVisible()
  await page.getByLabel('Paikkakunta', { exact: true }).fill(town)
  await page.getByRole('button', { name: 'Näytä ajat' }).click()
  await page
    .getByRole('button', { name: /varaa .* klo/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Vahvista aika' })).toBeVisible()
  await expect(page.getByText(/Pidämme ajan sinulle klo/)).toBeVisible()
}

async function writePatient(page: Page, email: string): Promise<void> {
  await page.getByLabel('Etunimi').fill('Aino')
  await page.getByLabel('Sukunimi').fill('Mäkelä')
  await page.getByLabel('Henkilötunnus').fill('131052-308T')
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await page.getByLabel('Sähköposti').fill(email)
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Vahvista varaus' }).click()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a patient books an eye doctor without script, and cancels by the mailed link', async ({ page }) => {
    const email = someEmail()
    await holdTime(page, 'tampere')
    await confirm(page)
    await expect(page.getByRole('alert')).toContainText('Korjaa nämä 5 kohtaa')
    await writePatient(page, email)
    await confirm(page)
    await expect(page.getByRole('heading', { name: 'Aikasi on varattu' })).toBeVisible()

    const letter = await letterTo(page, email, /Aikasi on varattu/)
    expect(letter).not.toContain('131052')
    await page.goto(/\/ajanvaraus-mehil%C3%A4inen\/varaus\/[\w.-]+/.exec(letter)?.[0] ?? '')
    await page.getByText('Peru aika', { exact: true }).click()
    await page.getByRole('button', { name: 'Kyllä, peru aika' }).click()
    await expect(page.getByRole('heading', { name: 'Aika on peruttu' })).toBeVisible()
    await letterTo(page, email, /Aikasi on peruttu/)
  })
})

test('the page shows the provider’s phone number and the first aid when it is down @slow', async ({ page }) => {
  await control(page, 'outage')
  await page.goto(PAGE)
  await expect(page.getByText('Huuhtele heti juoksevalla')).toBeVisible()
  await page.getByLabel('Paikkakunta', { exact: true }).fill('Oulu')
  await page.getByRole('button', { name: 'Näytä ajat' }).click()
  await expect(page.getByRole('heading', { name: 'Ajanvaraus ei nyt vastaa' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Soita 010/ })).toBeVisible()
  await expectNothing(page)
  await control(page, 'normal')
  await page.getByRole('link', { name: 'Yritä uudelleen' }).click()
  await expect(page.getByRole('heading', { name: 'Silmälääkärin ajat: Oulu' })).toBeVisible()
  await expectNothing(page)
})

test('a form keeps what was typed while the provider is down, and the visit is booked once it is back @slow', async ({
  page,
}) => {
  await holdTime(page, 'Turku')
  await expectNothing(page)
  await writePatient(page, someEmail())
  await control(page, 'outage', 'confirm')
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('Soita 010')
  await expect(page.getByLabel('Sukunimi')).toHaveValue('Mäkelä')
  await control(page, 'normal')
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Aikasi on varattu' })).toBeVisible()
})

test('a time taken by another patient is refused, and the patient chooses another @slow', async ({ page }) => {
  await holdTime(page, 'Kuopio')
  await writePatient(page, someEmail())
  await control(page, 'taken', 'confirm')
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('Joku ehti varata tämän ajan lääkäriasemalta')
  await page.getByRole('link', { name: 'Valitse uusi aika' }).click()
  await expect(page.getByRole('heading', { name: 'Silmälääkärin ajat: Kuopio' })).toBeVisible()
})
