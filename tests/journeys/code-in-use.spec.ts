import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from './on-test-day.ts'
import { makeCode } from './codes.ts'
import { BOTTLE, order, someEmail, addBottleToCart, writeContact } from './shopper-actions.ts'

test('a deleted code is left out with a message in cart and checkout, and the order is paid without it @slow', async ({
  page,
}) => {
  const { code, remove } = await makeCode()
  const gone = `Koodi ${code} ei ole enää käytössä, joten se jäi pois.`
  await addBottleToCart(page)
  await openCheckout(page)
  await useCode(page, code)
  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 20,02 €' })).toBeVisible()

  await remove()
  await order(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Summa muuttui, tilausta ei lähetetty' })
  await expect(alert).toContainText('Näit summan 20,02 €. Nyt se on 22,80 €.')
  await expect(alert).toContainText(gone)
  const another = await page.context().newPage()
  await another.goto('/ostoskori')
  await expect(another.getByRole('main').getByText(gone)).toBeVisible()

  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

test('a shopper who returns from the payment still has the single-use code, and orders with it @slow', async ({
  page,
}) => {
  const { code } = await makeCode(1)
  await addBottleToCart(page)
  await openCheckout(page)
  await useCode(page, code)
  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  const again = page.getByRole('button', { name: 'Tilaa ja maksa 20,02 €' })
  await expect(again).toBeVisible()
  await order(page)
  await expect(page.getByRole('button', { name: 'Maksa', exact: true })).toBeVisible()

  await page.goto('/ostoskori')
  await expect(page.getByRole('main').getByText(`Koodi ${code} on käytössä`)).toBeVisible()
  await openCheckout(page)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await expect(again).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

test('an outdated checkout page applies only the code that it showed @slow', async ({ page, context }) => {
  const [first, second] = [await makeCode(), await makeCode()]
  await addBottleToCart(page)
  await openCheckout(page)
  await useCode(page, first.code)
  const other = await context.newPage()
  await openCheckout(other)
  await other.getByRole('button', { name: 'Poista koodi' }).click()
  await expect(other.getByText(`Koodi ${first.code} on käytössä`)).toBeHidden()
  await useCode(other, second.code)

  await page.getByRole('button', { name: 'Poista koodi' }).click()
  await expect(page.getByRole('alert')).toContainText('Ostoskorisi muuttui')
  await expect(page.getByText(`Koodi ${second.code} on käytössä`)).toBeVisible()
  await page.getByRole('button', { name: 'Poista koodi' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText(`Koodi ${second.code} on käytössä`)).toBeHidden()
})

test('Enter in the field of the code applies it @slow', async ({ page }) => {
  const { code } = await makeCode()
  await addBottleToCart(page)
  await openCheckout(page)
  await page.getByText('Käytä alennuskoodia').click()
  await page.getByLabel('Alennuskoodi').fill(code)
  await page.getByLabel('Alennuskoodi').press('Enter')
  await expect(page.getByText(`Koodi ${code} on käytössä`)).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a code that was typed but not applied is tried before anything is ordered @slow', async ({ page }) => {
      const { code } = await makeCode()
      await putBottleIn(page)
      await openCheckout(page)
      await writeContact(page, someEmail())
      await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Päivitä toimitustavat ja summa' }).click()
      await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()

      await page.getByText('Käytä alennuskoodia').click()
      await page.getByLabel('Alennuskoodi').fill(`${code}X`)
      await order(page)
      await expect(page.getByRole('alert')).toContainText('Koodia ei löytynyt.')
      await expect(page.locator('#discountCode-error')).toContainText('Koodia ei löytynyt.')
      await expect(page.getByLabel('Alennuskoodi')).toHaveValue(`${code}X`)

      await page.getByLabel('Alennuskoodi').fill(` ${code.toLowerCase()} `)
      await order(page)
      const alert = page.getByRole('alert').filter({ hasText: 'Summa muuttui, tilausta ei lähetetty' })
      await expect(alert).toContainText('Näit summan 22,80 €. Nyt se on 20,02 €.')
      await expect(page.getByText(`Koodi ${code} on käytössä`)).toBeVisible()

      await order(page)
      await page.getByRole('button', { name: 'Maksa', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
    })

    test('an incomplete gift card is refused at its empty field, and a complete one is subtracted @slow', async ({
      page,
    }) => {
      await putBottleIn(page)
      await openCheckout(page)
      await writeContact(page, someEmail())
      await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
      await page.getByText('Maksa lahjakortilla').click()
      await page.getByLabel('Lahjakortin numero').fill('1234 5678 9012 3452')
      await order(page)
      await expect(page.locator('#giftCardPin-error')).toContainText('Kirjoita myös lahjakortin PIN-koodi.')
      await page.getByLabel('Lahjakortin numero').fill('')
      await page.getByLabel('PIN-koodi').fill('1234')
      await order(page)
      await expect(page.locator('#giftCardNumber-error')).toContainText('Kirjoita myös lahjakortin numero.')

      await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
      const [number, pin] = cardOf20()
      await page.getByLabel('Lahjakortin numero').fill(number)
      await page.getByLabel('PIN-koodi').fill(pin)
      await order(page)
      const alert = page.getByRole('alert').filter({ hasText: 'Summa muuttui, tilausta ei lähetetty' })
      await expect(alert).toContainText('Lahjakorttisi on nyt laskettu mukaan')
      await expect(page.getByRole('button', { name: 'Tilaa ja maksa 2,80 €' })).toBeVisible()
    })
  })

/** Opens the checkout from the drawer, or without script from the cart page. */
async function putBottleIn(page: Page): Promise<void> {
  await page.goto(BOTTLE)
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
  await expect(page.getByRole('link', { name: 'Kassalle' })).toBeVisible()
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Kassa', level: 1 })).toBeVisible()
}

async function useCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Alennuskoodi')
  if (!(await field.isVisible())) await page.getByText('Käytä alennuskoodia').click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Käytä koodi' }).click()
  await expect(page.getByText(`Koodi ${code} on käytössä`)).toBeVisible()
}

/** Number and PIN of the seeded card of 20 €, which is not charged here. */
function cardOf20(): [string, string] {
  const cards = readFileSync(join(process.env.JOURNEYS_DATA ?? '', 'gift-cards.txt'), 'utf8')
  const [, number = '', pin = ''] = /^(.+?) +PIN (\d+) +20 EUR$/m.exec(cards) ?? []
  return [number, pin]
}
