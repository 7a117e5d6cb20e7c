import { expect, test } from './on-test-day.ts'
import { putSubscriptionIntoCart } from './subscribed.ts'
import { register } from './account-actions.ts'
import { BOTTLE, FRAME, order, someEmail, writeContact } from './shopper-actions.ts'

test.use({ javaScriptEnabled: false })

test('a browser without script completes a purchase up to the confirmation', async ({ page }) => {
  await page.goto(BOTTLE)
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
  await expect(page.getByRole('heading', { name: 'Ostoskori', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Lisää yksi' }).click()
  await expect(page.getByRole('main').getByText('27,80 €').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Kassalle' }).click()

  await order(page)
  await expect(page.getByRole('alert')).toContainText('Korjaa nämä')
  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Matkahuollon noutopiste/ }).check()
  await page.getByRole('button', { name: 'Päivitä toimitustavat ja summa' }).click()
  await expect(page.getByLabel('Sukunimi')).toHaveValue("O'Neill-Mäkelä")
  await page
    .getByRole('group', { name: /Lähimmät noutopisteet/ })
    .getByRole('radio')
    .first()
    .check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

test('a browser without script asks how thick the lenses become', async ({ page }) => {
  await page.goto(`${FRAME}/linssit`)
  for (const eye of ['Oikea', 'Vasen']) await page.getByLabel(`${eye} silmä: SF`).fill('-3,50')
  await page.getByRole('button', { name: 'Näytä paksuudet' }).click()
  const thickness = page.getByRole('region', { name: 'Näin paksut linsseistäsi tulee' })
  await expect(thickness.getByRole('listitem').first()).toContainText(/\d,\d\u00a0mm · \d+\u00a0g/)
  await expect(thickness.getByText('silmäterien väli (PD) puuttuu')).toBeVisible()
  await expect(page.getByLabel('Vasen silmä: SF')).toHaveValue('-3,50')
})

test('a browser without script subscribes to lenses and saves the card @slow', async ({ page }) => {
  await putSubscriptionIntoCart(page)
  await expect(page.getByRole('heading', { name: 'Ostoskori', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Kassalle' }).click()
  await expect(page.getByRole('heading', { name: 'Kestotilaus tarvitsee tilin' })).toBeVisible()

  const email = someEmail()
  await register(page, email)
  await page.goto('/checkout')
  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await page.getByRole('button', { name: 'Päivitä toimitustavat ja summa' }).click()
  await page.getByRole('checkbox', { name: /piilolinssisopimuksen/ }).check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expect(page.getByText(/^Veloitetaan .* perillä viimeistään/)).toHaveCount(2)
})
