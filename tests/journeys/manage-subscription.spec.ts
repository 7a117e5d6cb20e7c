import { expect, test, type Page } from './on-test-day.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { subscribed } from './subscribed.ts'

const opened = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click()
const said = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('a customer moves, skips, changes, pauses, resumes and ends a subscription @slow', async ({ page }) => {
  await subscribed(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Kestotilaus \d{8}/)
  await expectNothingAtBothWidths(page)

  await opened(page, 'Siirrä toiseen päivään')
  const day = page.getByLabel('Uusi päivä, jona toimitus on perillä')
  const latest = await day.getAttribute('max')
  await day.fill(latest ?? '')
  await page.getByRole('button', { name: 'Siirrä toimitus' }).click()
  await said(page, 'Toimitus on siirretty.')

  await opened(page, 'Jätä väliin')
  await page.getByRole('button', { name: 'Jätä tämä toimitus väliin' }).click()
  await said(page, 'Toimitus jätetään väliin.')

  await opened(page, 'Muuta määriä tai arvoja')
  await page.getByLabel('Pakkauksia toimituksessa').first().selectOption('6')
  await page.getByRole('button', { name: 'Tallenna tuotteet' }).click()
  await said(page, 'Muutos on tallennettu.')
  await expect(page.getByText('6 pakkausta').first()).toBeVisible()

  await opened(page, 'Muuta väliä')
  await page.getByRole('radio', { name: 'Joka kuudes kuukausi' }).check()
  await page.getByRole('button', { name: 'Tallenna väli' }).click()
  await said(page, 'Muutos on tallennettu.')

  await page.getByRole('link', { name: 'Lisää tuote' }).click()
  await expectNothingAtBothWidths(page)
  await page.getByRole('link', { name: /neste/i }).first().click()
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Lisää kestotilaukseen' }).click()
  await said(page, 'Tuote on lisätty kestotilaukseen.')

  await opened(page, 'Aloita tauko')
  await page.getByRole('button', { name: 'Aloita tauko' }).click()
  await said(page, 'Kestotilaus on nyt tauolla.')
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Jatka kestotilausta' }).click()
  await said(page, 'Kestotilaus jatkuu.')

  await page.getByRole('link', { name: 'Vaihda kortti' }).click()
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Jatka maksupalveluun' }).click()
  await page.getByRole('button', { name: /Tallenna|Lisää/ }).click()
  await said(page, 'Uusi kortti on tallennettu.')

  await opened(page, 'Päätä kestotilaus')
  await page.getByRole('button', { name: 'Päätä kestotilaus lopullisesti' }).click()
  await said(page, 'Kestotilaus on päätetty.')
  await expect(page.getByText(/^Päättynyt/)).toBeVisible()
  await expectNothingAtBothWidths(page)
})
