import { expect, test, type Page } from './on-test-day.ts'
import { PASSWORD, register } from './account-actions.ts'
import { expectNothing } from './axe.ts'
import { letterTo, someEmail } from './shopper-actions.ts'

const open = async (page: Page, way: string) => {
  await page.goto('/omat-sivut/tehtäviä')
  await page.getByRole('link', { name: way, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: way })).toBeVisible()
}

test('a customer changes details and password, and ends sessions @slow', async ({ page, browser, request }) => {
  const email = someEmail()
  await register(page, email)
  await page.goto('/omat-sivut/tehtäviä')
  await expectNothing(page)

  await open(page, 'Yhteystiedot')
  await page.getByLabel('Puhelin').fill('123')
  await page.getByLabel('Katuosoite').fill('Kauppakatu 1')
  await page.getByLabel('Postinumero').fill('40100')
  await page.getByLabel('Paikkakunta').fill('Jyväskylä')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByRole('alert')).toContainText('puhelinnumero')
  await expect(page.getByLabel('Paikkakunta')).toHaveValue('Jyväskylä')
  await expectNothing(page)
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByRole('status')).toHaveText('Tallennettu.')

  await open(page, 'Luvat ja viestit')
  await page.getByRole('checkbox', { name: /tarjouksia ja vinkkejä sähköpostilla/ }).check()
  await page.getByRole('button', { name: 'Tallenna luvat' }).click()
  await expect(page.getByText('Lupa sähköpostiin annettu')).toBeVisible()
  await page.getByRole('checkbox', { name: /numeroon/ }).check()
  await page.getByRole('button', { name: 'Tallenna viestit' }).click()
  await expect(page.getByRole('checkbox', { name: /numeroon/ })).toBeChecked()
  await expectNothing(page)
  const consent = await letterTo(page, email, /Kiitos luvasta/)
  const wayOut = /\/viestit\/peru\/[\w.-]+/.exec(consent)?.[0] ?? ''
  // A mail program has none of the customer's cookies.
  const answer = await request.post(wayOut, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  await page.goto(wayOut)
  await expect(page.getByRole('heading', { name: 'Lupa on peruttu' })).toBeVisible()
  await expectNothing(page)

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/omat-sivut/kirjaudu-sisaan')
  await elsewhere.getByLabel('Sähköposti').fill(email)
  await elsewhere.getByLabel('Salasana').fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Kirjaudu', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
  await open(page, 'Kirjautumiset')
  await expectNothing(page)
  await page.getByRole('button', { name: /^Päätä kirjautuminen/ }).click()
  await expect(page.getByRole('status')).toHaveText('Kirjautuminen on päätetty.')
  await elsewhere.goto('/omat-sivut/tehtäviä/laitteet')
  await expect(elsewhere).toHaveURL(/kirjaudu-sisaan/)

  await open(page, 'Salasana')
  await expectNothing(page)
  await page.getByLabel('Nykyinen salasana').fill(PASSWORD)
  await page.getByLabel('Salasana', { exact: true }).fill('neljä sanaa on parempi')
  await page.getByLabel('Salasana uudelleen').fill('neljä sanaa on parempi')
  await page.getByRole('button', { name: 'Vaihda salasana' }).click()
  await expect(page.getByRole('status')).toContainText('Uusi salasanasi on käytössä')
})

test('a form left open while another person signs in changes none of their data @slow', async ({ page, context }) => {
  await register(page, someEmail())
  await open(page, 'Yhteystiedot')
  await page.getByLabel('Sukunimi').fill('Virtanen')

  const tab = await context.newPage()
  await tab.goto('/omat-sivut/kirjautua-ulos')
  await tab.getByRole('button', { name: 'Kirjaudu ulos' }).click()
  await expect(tab.getByText('Olet kirjautunut ulos.')).toBeVisible()
  await register(tab, someEmail())

  await page.getByRole('button', { name: 'Tallenna' }).click()
  await expect(page.getByRole('alert')).toContainText('toinen henkilö')
  await expect(page.getByLabel('Sukunimi')).toHaveValue('Mäkelä')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer downloads everything, and deletes the account @slow', async ({ page }) => {
    const email = someEmail()
    await register(page, email)
    await open(page, 'Lataa omat tietosi')
    await page.getByRole('button', { name: 'Pyydä tiedosto' }).click()
    const letter = await letterTo(page, email, /Tietosi ovat ladattavissa/)
    await page.goto(/\/omat-sivut\/teht%C3%A4vi%C3%A4\/omat-tiedot/.exec(letter)?.[0] ?? '')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Lataa tiedosto' }).click()
    expect((await download).suggestedFilename()).toMatch(/^omat-tiedot-\d{4}-\d{2}-\d{2}\.zip$/)

    await open(page, 'Poista tili')
    await page.getByLabel('Nykyinen salasana').fill('väärä salasana')
    await page.getByRole('button', { name: 'Poista tili lopullisesti' }).click()
    await expect(page.getByRole('alert')).toContainText('Salasana ei ole oikea')
    await page.getByLabel('Nykyinen salasana').fill(PASSWORD)
    await page.getByRole('button', { name: 'Poista tili lopullisesti' }).click()
    await expect(page.getByText('Tilisi on poistettu.')).toBeVisible()
    await letterTo(page, email, /Tilisi on poistettu/)
  })
})
