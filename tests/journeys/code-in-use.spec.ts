import { expect, test, type Page } from '@playwright/test'
import { makeCode } from './codes.ts'
import { order, someEmail, takeBottle, writeContact } from './moves.ts'

test('a code that an editor deletes is left out, which cart and checkout say, and is paid without', async ({
  page,
  request,
}) => {
  const { code, remove } = await makeCode(request)
  const gone = `Koodi ${code} ei ole enää käytössä, joten se jäi pois.`
  await takeBottle(page)
  await openCheckout(page)
  await useCode(page, code)
  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Posti kotiin/ }).check()
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
  await page.getByRole('button', { name: 'Maksa' }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

test('whoever turns back from the payment finds her code of one use as it was, and orders with it', async ({
  page,
  request,
}) => {
  const { code } = await makeCode(request, 1)
  await takeBottle(page)
  await openCheckout(page)
  await useCode(page, code)
  await writeContact(page, someEmail())
  await page.getByRole('radio', { name: /Posti kotiin/ }).check()
  const again = page.getByRole('button', { name: 'Tilaa ja maksa 20,02 €' })
  await expect(again).toBeVisible()
  await order(page)
  await expect(page.getByRole('button', { name: 'Maksa' })).toBeVisible()

  await page.goto('/ostoskori')
  await expect(page.getByRole('main').getByText(`Koodi ${code} on käytössä`)).toBeVisible()
  await openCheckout(page)
  await page.getByRole('radio', { name: /Posti kotiin/ }).check()
  await expect(again).toBeVisible()
  await order(page)
  await page.getByRole('button', { name: 'Maksa' }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

test('an old checkout takes off only the code that it showed', async ({ page, context, request }) => {
  const [first, second] = [await makeCode(request), await makeCode(request)]
  await takeBottle(page)
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
