import { expect, type Locator, type Page } from './on-test-day.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { PASSWORD, register } from './account-actions.ts'
import { asAdmin, getAsAdmin } from './admin-actions.ts'
import { expectNothing } from './axe.ts'
import { chooseGlasses, payForGlasses } from './glasses.ts'
import { passDays, test } from './own-shop.ts'
import { letterTo, openOwnExams, RETRIES, someEmail } from './shopper-actions.ts'

test('a Friend gets half a frame after the exam, and exchanges the glasses until day 100 @slow', async ({ page }) => {
  const email = someEmail()
  await register(page, email)
  const { number: booking, day } = await bookExam(page, email)
  const code = /FRIENDS-\w{8}/.exec(await letterTo(page, email, /Tervetuloa Friendsiin/))?.[0] ?? ''
  await page.goto('/omat-sivut/friends')
  await expect(page.getByText(code)).toBeVisible()

  await passDays(14)
  for (const step of ['arrived', 'done']) await inAdmin(`/booking/desk/${booking}/visit`, { step })

  await chooseGlasses(page, day)
  await page.goto('/ostoskori')
  await page.getByText('Käytä alennuskoodia').click()
  await page.getByLabel('Alennuskoodi').fill(code)
  await page.getByLabel('Alennuskoodi').press('Enter')
  await expect(page.getByRole('main').getByText(`Koodi ${code} on käytössä`)).toBeVisible()
  await expect(page.getByRole('main').getByText('Alennus', { exact: true })).toBeVisible()
  await expectNothing(page)
  await page.goto('/checkout')
  const glasses = await payForGlasses(page)
  await inAdmin(`/order/${glasses}/prescriptions`, {})
  for (const to of ['confirmed', 'sent', 'delivered']) await inAdmin(`/order/${glasses}/move`, { to })
  await page.goto(`/omat-sivut/tilauksia/${glasses}`)
  const rights = page.getByRole('region', { name: 'Oikeutesi' })
  await passDays((await daysLeft(rights, 'vaihto-oikeus')) - 1)
  await signIn(page, email)
  await page.goto(`/omat-sivut/tilauksia/${glasses}`)
  await expect(rights.getByRole('link', { name: 'Vaihda silmälasit' })).toBeVisible()

  await passDays(2)
  await page.goto(`/omat-sivut/tilauksia/${glasses}`)
  await expect(rights.getByRole('link', { name: 'Ilmoita rikkoutumisesta' })).toBeVisible()
  await expect(rights.getByRole('link', { name: 'Vaihda silmälasit' })).toHaveCount(0)
})

/** Books an exam with the box that joins Friends ticked. Gives the booking, and the ISO day of the visit. */
async function bookExam(page: Page, email: string): Promise<{ number: string; day: string }> {
  await openOwnExams(page)
  await page.getByRole('link', { name: /huonommin kuin ennen/ }).click()
  await page.getByRole('link', { name: 'Helsinki Kamppi' }).click()
  await page.getByRole('link', { name: 'Seuraava viikko' }).click()
  const slot = page.getByRole('radio').first()
  const day = (await slot.inputValue()).slice(0, 10)
  await slot.check()
  await page.getByRole('button', { name: 'Jatka valitulla ajalla' }).click()
  await page.getByRole('textbox', { name: 'Syntymäaika' }).fill('24.11.1980')
  await page.getByRole('textbox', { name: 'Puhelin', exact: true }).fill('040 123 4567')
  await page.getByRole('checkbox', { name: /Liityn Friendsiin/ }).check()
  await page.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aikasi on varattu' })).toBeVisible()
  const [, number = ''] = /Varaus (\w{8}): /.exec(await letterTo(page, email, /^Varaus \w{8}: /)) ?? []
  return { number, day }
}

/** How many days on a right ends, by the day that the page says. */
async function daysLeft(rights: Locator, name: string): Promise<number> {
  const [, day = '', month = '', year = ''] =
    /Voimassa (\d+)\.(\d+)\.(\d+) asti/.exec(
      (await rights.getByRole('listitem').filter({ hasText: name }).textContent()) ?? '',
    ) ?? []
  const { to } = (await getAsAdmin('/api/clock/ahead?days=1')) as { to: string }
  // By whole days, whatever time it is.
  const last = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return (last - Date.parse(helsinkiDay(to))) / 86_400_000 + 1
}

/** The customer's session ends within a month, and the shop's clock has passed it. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/omat-sivut/kirjaudu-sisaan')
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
}

const inAdmin = (path: string, data: object) =>
  asAdmin((admin) => admin.post(`/api${path}`, { data, maxRetries: RETRIES }))
