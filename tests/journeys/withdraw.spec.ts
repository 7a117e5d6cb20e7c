import { expect, test } from './on-test-day.ts'
import { boughtBottle } from './bought.ts'
import { BOTTLE, letterTo, openLookedUpOrder, someEmail } from './shopper-actions.ts'

/** A number that could be an order's. */
const NO_ORDER = 'S12345674'

test('a guest withdraws from the footer by number and e-mail, in two steps, and gets a confirmation', async ({
  page,
}) => {
  const email = someEmail()
  await page.goto(BOTTLE)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peru sopimus tästä' }).click()
  await page.getByLabel('Nimi').fill("Aino O'Neill-Mäkelä")
  await page.getByLabel('Tilausnumero').fill('s1234 5674')
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByRole('button', { name: 'Jatka' }).click()

  await expect(page.getByRole('heading', { name: 'Tarkista ja vahvista' })).toBeVisible()
  for (const said of [NO_ORDER, email, 'Koko tilaus', "Aino O'Neill-Mäkelä"])
    await expect(page.getByRole('definition').filter({ hasText: said })).toBeVisible()
  await page.getByRole('button', { name: 'Vahvista peruutus' }).click()
  await expect(page.getByRole('heading', { name: 'Peruutuksesi on vastaanotettu' })).toBeVisible()

  const letter = await letterTo(page, email, /Vastaanotimme peruutuksesi/)
  for (const said of [NO_ORDER, 'Koko tilaus', 'klo']) expect(letter).toContain(said)
})

test('a buyer who comes from the order chooses rows and pieces in a prefilled form @slow', async ({ page }) => {
  const { email, number, customer } = await boughtBottle()
  const letter = await letterTo(page, email, /Tilausvahvistus/)
  await page.goto(new RegExp(`/peru-sopimus\\?order=${number}`).exec(letter)?.[0] ?? '')
  await expect(page.getByLabel('Tilausnumero')).toHaveValue(number)

  await openLookedUpOrder(page, { email, number })
  await expect(page.getByText(/Laki antaa peruuttamiseen 14 päivää.*lupaamme 30/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Peru sopimus tästä' }).click()
  await expect(page.getByLabel('Nimi')).toHaveValue(customer)
  await expect(page.getByLabel('Tilausnumero')).toHaveValue(number)
  await expect(page.getByLabel('Sähköposti')).toHaveValue(email)

  await page.getByRole('radio', { name: 'Osan tilauksesta' }).check()
  await page.getByRole('button', { name: 'Jatka' }).click()
  await expect(page.getByRole('alert')).toContainText('Valitse tai kirjoita, mitkä tuotteet perut.')
  await page.getByLabel(/Kuulas Yleisliuos/).selectOption('1 kpl')
  await page.getByRole('button', { name: 'Jatka' }).click()
  await expect(page.getByText('1 × Kuulas Yleisliuos')).toBeVisible()
  await page.getByRole('button', { name: 'Muuta tietoja' }).click()
  await expect(page.getByLabel(/Kuulas Yleisliuos/)).toHaveValue('1')
  await page.getByRole('button', { name: 'Jatka' }).click()
  await page.getByRole('button', { name: 'Vahvista peruutus' }).click()
  await expect(page.getByRole('heading', { name: 'Peruutuksesi on vastaanotettu' })).toBeVisible()
  expect(await letterTo(page, email, /Vastaanotimme peruutuksesi/)).toContain('1 × Kuulas Yleisliuos')
})

test('the form reports all missing fields at once, and keeps what was typed @slow', async ({ page }) => {
  await page.goto('/peru-sopimus')
  await page.getByLabel('Nimi').fill('Aino')
  await page.getByLabel('Tilausnumero').fill('S12345675')
  await page.getByRole('button', { name: 'Jatka' }).click()
  await expect(page.getByRole('alert')).toContainText('Korjaa nämä 2 kohtaa')
  await expect(page.getByLabel('Nimi')).toHaveValue('Aino')
  await expect(page.getByLabel('Tilausnumero')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer describes a part of the order in words, and sends the withdrawal @slow', async ({ page }) => {
    const email = someEmail()
    await page.goto(`/peru-sopimus?order=${NO_ORDER}`)
    await page.getByLabel('Nimi').fill('Aino')
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByRole('radio', { name: 'Osan tilauksesta' }).check()
    await page.getByLabel('Kirjoita, mitkä tuotteet perut').fill('Toinen pullo <b>ja</b> huivi')
    await page.getByRole('button', { name: 'Jatka' }).click()
    await expect(page.getByText('Toinen pullo <b>ja</b> huivi')).toBeVisible()
    await page.getByRole('button', { name: 'Vahvista peruutus' }).click()
    await expect(page.getByRole('heading', { name: 'Peruutuksesi on vastaanotettu' })).toBeVisible()
  })
})
