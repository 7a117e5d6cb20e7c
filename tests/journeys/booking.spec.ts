import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing } from './axe.ts'
import { FRAME, letterTo, openOwnExams, someEmail } from './shopper-actions.ts'

/** A store that many examiners give the commonest exam in. */
const STORE = 'Helsinki Kamppi'

/** Chooses for whom, an exam and the store, up to its times. */
async function chooseUpToTimes(page: Page, complaint: RegExp): Promise<void> {
  await openOwnExams(page)
  await page.getByRole('link', { name: complaint }).click()
  await page.getByRole('link', { name: STORE }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Milloin sinulle sopii?' })).toBeVisible()
}

/** The first free time of the week after the one that is shown: no store counts it as too soon to be changed. */
async function chooseNextWeek(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Seuraava viikko' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Jatka valitulla ajalla' }).click()
}

/** The last of the first free ones: the very first may be too near before it is pressed. */
async function chooseFirstFree(page: Page): Promise<void> {
  await page.locator('.soonest').getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuka tulee?' })).toBeVisible()
}

async function writeWhoComes(page: Page, email: string, birthDate: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Etunimi' }).fill('Aino')
  await page.getByRole('textbox', { name: 'Sukunimi' }).fill('Mäkelä')
  await page.getByRole('textbox', { name: 'Syntymäaika' }).fill(birthDate)
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await page.getByRole('textbox', { name: 'Puhelin', exact: true }).fill('040 123 4567')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer books an exam, and moves and cancels it through the mailed link', async ({ page }) => {
    const email = someEmail()
    await chooseUpToTimes(page, /huonommin kuin ennen/)
    await chooseNextWeek(page)
    await page.getByRole('button', { name: 'Varaa aika' }).click()
    await expect(page.getByRole('alert')).toContainText('nimi')
    await writeWhoComes(page, email, '24.11.1980')
    await page.getByRole('button', { name: 'Varaa aika' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aikasi on varattu' })).toBeVisible()
    const mailed = await letterTo(page, email, /^Varaus \w{8}: /)
    expect(mailed).toContain('varaus.ics')

    await page.context().clearCookies()
    const link = /\/varaa-n[^"\\\s]+avain=[\w.-]+/.exec(mailed)?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('link', { name: 'Siirrä toiseen aikaan' }).click()
    await expect(page.getByText('Nykyinen aikasi on sinun, kunnes vahvistat siirron.')).toBeVisible()
    await chooseNextWeek(page)
    await expect(page.getByText('Uusi aika')).toBeVisible()
    await page.getByRole('button', { name: 'Siirrä aika' }).click()
    await expect(page.getByText('Aika on siirretty.')).toBeVisible()
    expect(await letterTo(page, email, /on siirretty/)).toContain('Uusi aika')

    await page.getByText('Peru varaus', { exact: true }).click()
    await page.getByRole('button', { name: 'Kyllä, peru varaus' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Varaus on peruttu' })).toBeVisible()
    expect(await letterTo(page, email, /on peruttu/)).toContain('varaus.ics')
  })
})

test('a guardian books for a child, and axe finds no problem in any step @slow', async ({ page }) => {
  await page.goto('/varaa-näöntarkastus')
  await expectNothing(page)
  await page.getByRole('link', { name: 'Lapselleni' }).click()
  await expectNothing(page)
  await page.getByRole('link', { name: '8–12 vuotta' }).click()
  await expect(page.getByRole('link', { name: /huonommin kuin ennen/ })).toHaveCount(0)
  await expectNothing(page)
  await page.getByRole('link', { name: /8–17-vuotiaat/ }).click()
  await expectNothing(page)
  await page.getByRole('link', { name: STORE }).click()
  await expectNothing(page)
  await chooseFirstFree(page)
  await expect(page.getByText(/Aika on sinun vielä (9|10)\.\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Tarvitsen lisää aikaa' }).click()
  await expect(page.getByText(/Aika on sinun vielä 1\d\.\d\d/)).toBeVisible()
  await writeWhoComes(page, someEmail(), '1.2.1990')
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('alert')).toContainText('Syntymäaika ei sovi')
  await expectNothing(page)
  const tenYearsAgo = new Date().getFullYear() - 10
  await page.getByRole('textbox', { name: 'Syntymäaika' }).fill(`1.1.${tenYearsAgo}`)
  await page.getByRole('textbox', { name: 'Huoltajan nimi' }).fill('Maija Mäkelä')
  await page.getByRole('textbox', { name: 'Huoltajan puhelin' }).fill('040 765 4321')
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aikasi on varattu' })).toBeVisible()
  await expectNothing(page)
})

test('a time taken by another customer is refused, and the nearest free ones are offered above the week @slow', async ({
  page,
  browser,
}) => {
  const byOneExaminer = async (shopper: Page) => {
    await chooseUpToTimes(shopper, /huonommin kuin ennen/)
    await shopper.getByText('Valitse optikko').click()
    await shopper.locator('.wishes details a').nth(1).click()
    await expect(shopper.locator('.wishes details a').nth(1)).toHaveAttribute('aria-current', 'true')
    await shopper.getByRole('link', { name: 'Seuraava viikko' }).click()
    await expect(shopper.getByRole('link', { name: 'Edellinen viikko' })).toBeVisible()
    await shopper.getByRole('radio').first().check()
    return shopper.getByRole('button', { name: 'Jatka valitulla ajalla' })
  }
  const other = await (await browser.newContext({ timezoneId: 'Europe/Helsinki' })).newPage()
  const [own, taken] = [await byOneExaminer(page), await byOneExaminer(other)]
  await taken.click()
  await expect(other.getByRole('heading', { level: 1, name: 'Kuka tulee?' })).toBeVisible()
  await own.click()
  await expect(page.getByRole('alert')).toContainText('Joku ehti varata tämän ajan.')
  await expect(page.getByRole('heading', { level: 2, name: 'Lähimmät vapaat ajat' })).toBeVisible()
  await expectNothing(page)
  await page.locator('.soonest button').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuka tulee?' })).toBeVisible()
  await other.context().close()
})

test('a shopper who shares no position finds the store by a town @slow', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/varaa-näöntarkastus/myymälä?tarkastus=nakotarkastus&ika=18_75')
  await page.getByRole('button', { name: /sijainti/i }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  await page.getByRole('searchbox').last().fill('Joensuu')
  await page.getByRole('searchbox').last().press('Enter')
  await expect(page.getByRole('heading', { name: 'Lähimpänä: Joensuu' })).toBeVisible()
  await expect(page.getByText(/Ensimmäinen vapaa/).first()).toBeVisible()
})

test('a booking starts from a store, from glasses or from hearing with that already chosen @slow', async ({ page }) => {
  await page.goto('/löydä-myymälä/helsinki-kamppi')
  await expect(page.getByText(/^Ensimmäinen vapaa /)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Varaa näöntarkastus' }).click()
  await expect(page.getByText(`Nämä tehdään myymälässä ${STORE}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Minulle' }).click()
  await page.getByRole('link', { name: '18–75 vuotta' }).click()
  await expect(page.getByRole('link', { name: /Kuulokoje vinkuu/ })).toHaveCount(0)
  await page.getByRole('link', { name: /huonommin kuin ennen/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Milloin sinulle sopii?' })).toBeVisible()

  await page.goto(FRAME)
  await page.getByRole('link', { name: /klo \d+\.\d\d, / }).click()
  await page.getByRole('link', { name: 'Minulle' }).click()
  await page.getByRole('link', { name: '18–75 vuotta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Missä myymälässä?' })).toBeVisible()

  await page.goto('/varaa-kuulontutkimus')
  await expect(page.getByRole('heading', { level: 1, name: 'Varaa kuulontutkimus' })).toBeVisible()
})

test('a customer of 16 who took an exam of adults changes it and keeps the time, also after going back', async ({
  page,
}) => {
  await page.goto('/varaa-näöntarkastus/myymälä?tarkastus=nakotarkastus&ika=18_75')
  await page.getByRole('link', { name: STORE }).click()
  await chooseNextWeek(page)
  const born = `1.1.${new Date().getFullYear() - 16}`
  await writeWhoComes(page, someEmail(), born)
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('alert')).toContainText('Syntymäaika ei sovi tähän tarkastukseen')
  await page.getByRole('link', { name: /^Katso tarkastukset: 13–17 vuotta/ }).click()
  const exam = page.getByRole('link', { name: /8–17-vuotiaat/ })
  await expect(exam).toContainText('25,00')
  await exam.click()
  await expect(page.getByRole('button', { name: /^Pidä / })).toBeVisible()
  await page.goBack()
  await page.reload()
  await exam.click()
  await page.getByRole('button', { name: /^Pidä / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuka tulee?' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Syntymäaika' })).toHaveValue(born)
  await page.getByRole('textbox', { name: 'Huoltajan nimi' }).fill('Maija Mäkelä')
  await page.getByRole('textbox', { name: 'Huoltajan puhelin' }).fill('040 765 4321')
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aikasi on varattu' })).toBeVisible()
})

test('an employee sees no price in any step, also after a reload', async ({ page }) => {
  await page.goto('/varaa-näöntarkastus/myymälä?tarkastus=nakotarkastus&ika=18_75')
  await page.getByRole('link', { name: 'Työnantaja maksaa' }).click()
  const noPrice = async () => {
    await expect(page.getByText('työnantaja maksaa', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('€')
  }
  await noPrice()
  await page.getByRole('link', { name: STORE }).click()
  await page.reload()
  await noPrice()
  await chooseNextWeek(page)
  await noPrice()
  await writeWhoComes(page, someEmail(), '24.11.1980')
  await page.getByRole('textbox', { name: 'Maksusitoumuksen koodi' }).fill('2222-2222-2222')
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('alert')).toContainText('Maksusitoumusta ei löytynyt.')
  await noPrice()
})
