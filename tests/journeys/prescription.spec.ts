import type { ShopperAnswer } from '../../contracts/cart.ts'
import type { Article } from '../../contracts/catalog.ts'
import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing } from './axe.ts'
import { FRAME, lastMonth, letterTo, order, someEmail, writeContact } from './shopper-actions.ts'

/** A picture of one pixel, as small as PNG can be. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'resepti.png', mimeType: 'image/png', buffer: PICTURE }

async function chooseLenses(page: Page): Promise<void> {
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await page.getByRole('radio', { name: /^Yksiteholinssit, perusohuus/ }).check()
}

async function payFor(page: Page, email: string): Promise<void> {
  await page.goto('/checkout')
  await writeContact(page, email)
  await page
    .getByRole('radio', { name: /Kotiin|kotiin/ })
    .first()
    .check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
}

test('a reader gets lenses for reading, and the cart says so', async ({ page }) => {
  await chooseLenses(page)
  for (const eye of ['Oikea silmä', 'Vasen silmä']) {
    await page.getByLabel(`${eye}: SF`).fill('-1,00')
    await page.getByLabel(`${eye}: ADD`).fill('+2,00')
    await page.getByLabel(`${eye}: PD`).fill('31,5')
  }
  await page.getByLabel('Näöntarkastuksen päivä').fill(lastMonth())
  await page.getByRole('checkbox', { name: /alle vuoden vanha/ }).check()
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /kauas, lähelle vai näytölle/ })
    .click()
  await expectNothing(page)
  await page.getByRole('radio', { name: /^Lähelle/ }).check()
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await expect(page.getByRole('dialog', { name: 'Ostoskori' }).getByText('Lähelle', { exact: true })).toBeVisible()
})

test('a shopper uploads a photo of the prescription in the lens chooser', async ({ page }) => {
  await chooseLenses(page)
  await page.getByRole('radio', { name: /^Kauas/ }).check()
  await page.getByRole('radio', { name: /^Lähetän kuvan reseptistä/ }).check()
  await page.getByLabel('Kuva tai PDF reseptistä').setInputFiles({ ...picture, buffer: Buffer.from('<html>') })
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await expect(page.getByRole('alert')).toContainText('Tiedosto ei ole kuva eikä PDF')
  await expectNothing(page)
  await page.getByLabel('Kuva tai PDF reseptistä').setInputFiles(picture)
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await expect(page.getByText('Reseptistä on lähetetty kuva.').first()).toBeVisible()
  await payFor(page, someEmail())
  await expect(page.getByText('Optikko tarkistaa reseptisi')).toBeVisible()
})

test('a customer sends a prescription later through the link of the confirmation @slow', async ({ page }) => {
  const email = someEmail()
  await chooseLenses(page)
  await page.getByRole('radio', { name: /^Kauas/ }).check()
  await page.getByRole('radio', { name: /^Lähetän reseptin myöhemmin/ }).check()
  await page.getByRole('button', { name: 'Lisää lasit ostoskoriin' }).click()
  await expect(page.getByText('Lähetät reseptin tilauksen jälkeen').first()).toBeVisible()
  await payFor(page, email)
  await expect(page.getByText('Lähetät reseptisi')).toBeVisible()

  const letter = await letterTo(page, email, /Tilausvahvistus/)
  const path = /\/tilaus\/resepti\/[\w.-]+/.exec(letter)?.[0] ?? ''
  await page.goto(path)
  await expectNothing(page)
  await page.getByLabel('Kuva tai PDF reseptistä').setInputFiles(picture)
  await page.getByRole('button', { name: 'Lähetä kuva' }).click()
  await expect(page.getByRole('heading', { name: 'Kiitos, resepti tuli perille' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Tilaus ei odota reseptiä' })).toBeVisible()
})

test('a racket frame takes no lenses that break: not on its page, not in the cart', async ({ page }) => {
  await page.goto('/urheilulasit/mailapelit/syotto-kirkas')
  await expect(page.getByText('Omat vahvuudet hiotaan vain iskunkestävinä')).toBeVisible()
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await expect(page.getByRole('radio', { name: /^Yksiteholinssit/ })).toHaveAccessibleName(/iskunkestävät/)
  const unsuited = page.getByRole('region', { name: 'Nämä linssit eivät sovi tähän kehykseen' })
  await expect(unsuited).toContainText('Mailapelikehykseen hiotaan vain iskunkestävät linssit')
  await expect(unsuited).toContainText('Yksiteholinssit, perusohuus')
  await expectNothing(page)
  const [frame, other] = await Promise.all([
    articleAt(page, 'urheilulasit/mailapelit/syotto-kirkas'),
    articleAt(page, FRAME.slice(1)),
  ])
  const soft = other.lensPackages.find(({ slug }) => slug === 'suojalinssit')
  const { token } = (await (await page.request.get('/api/site/shopper')).json()) as ShopperAnswer
  const answer = await page.request.post('/api/cart/update', {
    data: { skuId: frame.skus[0]?.id, childSkuId: soft?.skuId, quantity: 1 },
    headers: { 'CSRF-TOKEN': token, 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(answer.status()).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'lens.needs_impact' })
})

test('a drilled frame says why standard lenses are missing', async ({ page }) => {
  await page.goto('/kehykset/pikisaari/toppila-kulta/linssit')
  await expect(page.getByRole('radio', { name: /^Yksiteholinssit, ohuet/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /perusohuus/ })).toHaveCount(0)
  await expect(page.getByText('Porattuun kehykseen 1,6 tai kestävämpi.')).toBeVisible()
})

async function articleAt(page: Page, slug: string): Promise<Article> {
  const answer = await page.request.get(`/api/article/${encodeURIComponent(slug)}`)
  return ((await answer.json()) as { data: Article }).data
}
