import { expect, type Page } from '@playwright/test'
import { FRAME, lastMonth, order } from './shopper-actions.ts'

/** Puts a frame with single vision lenses into the cart, by the prescription of an exam on an ISO day. */
export async function chooseGlasses(page: Page, examinedOn = lastMonth()): Promise<void> {
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await fillLenses(page, examinedOn)
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await expect(page.getByRole('dialog', { name: 'Ostoskori' })).toBeVisible()
}

/** Chooses single vision lenses and types a prescription, on the page of lenses. */
export async function fillLenses(page: Page, examinedOn = lastMonth()): Promise<void> {
  await page.getByRole('radio', { name: /^Yksiteholinssit, perusohuus/ }).check()
  await page.getByLabel('Oikea silmä: SF').fill('-1,25')
  await page.getByLabel('Oikea silmä: PD').fill('31,5')
  await page.getByLabel('Vasen silmä: SF').fill('-1,50')
  await page.getByLabel('Vasen silmä: PD').fill('32')
  await page.getByLabel('Näöntarkastuksen päivä').fill(examinedOn)
  await page.getByRole('checkbox', { name: /alle vuoden vanha/ }).check()
}

/** Pays in checkout, signed in, and gives the number of the order. Name and address for mail are the account's. */
export async function payForGlasses(page: Page): Promise<string> {
  const typed = {
    Puhelin: '040 123 4567',
    Katuosoite: 'Mannerheimintie 1',
    Postinumero: '00100',
    Postitoimipaikka: 'Helsinki',
  }
  for (const [name, value] of Object.entries(typed)) await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
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
