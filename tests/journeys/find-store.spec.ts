import { expect, test } from './on-test-day.ts'
import { expectNothing } from './axe.ts'

const FINDER = '/löydä-myymälä'

test('a shopper who does not share the position finds the nearest store by a town', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto(FINDER)
  await page.getByRole('button', { name: 'Käytä sijaintiani' }).click()
  await expect(page.getByText(/Sijaintia ei annettu/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Espoo Leppävaara' })).toBeVisible()

  await page.getByRole('searchbox', { name: /Paikkakunta/ }).fill('Kauniainen')
  await page.getByRole('button', { name: 'Etsi', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lähimpänä: Kauniainen' })).toBeVisible()
  await expect(page.getByRole('list').getByRole('heading').first()).toHaveText('Espoo Leppävaara')

  await page.getByRole('link', { name: 'Espoo Leppävaara' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Espoo Leppävaara' })).toBeVisible()
  await expect(page.getByText(/^(Auki|Suljettu|Avautuu pian|Sulkeutuu pian)/).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Varaa näöntarkastus' })).toBeVisible()
  await expectNothing(page)
})

test('a shopper who shares the position sees the nearest stores in the list and on the map @slow', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 61.4981, longitude: 23.7612 })
  await page.goto(FINDER)
  await page.getByRole('button', { name: 'Käytä sijaintiani' }).click()
  await expect(page.getByRole('heading', { name: 'Lähimpänä sinua' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?lat=61.50&lon=23.76')
  await expect(page.getByRole('list').getByRole('heading').first()).toHaveText('Tampere')

  await page.getByRole('button', { name: 'Kartta' }).click()
  const map = page.getByRole('region', { name: 'Myymälät kartalla' })
  const pin = map.getByRole('button', { name: 'Tampere Lielahti' })
  await expect(pin).toBeVisible()
  await expectNothing(page)
  await pin.focus()
  await page.keyboard.press('Enter')
  const link = map.getByRole('link', { name: 'Tampere Lielahti' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tampere Lielahti' })).toBeVisible()

  // A visitor who has shared the position need not name a town in the search either.
  await page.getByRole('button', { name: 'Hae', exact: true }).click()
  const search = page.getByRole('dialog', { name: 'Haku' })
  await search.getByRole('combobox', { name: 'Mitä etsit?' }).fill('lähin myymälä')
  await expect(search.getByRole('group', { name: 'Myymälät' }).getByRole('option').first()).toContainText('Tampere')
})

test('the number of a store redirects to its page, and an unknown number is not found @slow', async ({ request }) => {
  const answer = await request.get('/myymälä/106', { maxRedirects: 0 })
  expect({ status: answer.status(), to: decodeURI(answer.headers().location ?? '') }).toEqual({
    status: 301,
    to: '/löydä-myymälä/oulu',
  })
  expect((await request.get('/myymälä/1')).status()).toBe(404)
  expect((await request.get('/löydä-myymälä/atlantis')).status()).toBe(404)
})
