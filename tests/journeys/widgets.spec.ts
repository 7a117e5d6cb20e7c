import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing } from './axe.ts'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const cards = (page: Page) => page.locator('main .sw-list .sw-card-title')

/** What the page sends to the provider besides questions. */
function reported(page: Page): string[] {
  const sent: string[] = []
  page.on('websocket', (socket) => sent.push(new URL(socket.url()).pathname))
  page.on(
    'request',
    (request) => /create-events|recommend/.test(request.url()) && sent.push(new URL(request.url()).pathname),
  )
  return sent
}

test('a shopper of another merchant searches, filters and returns with the keyboard alone', async ({ page }) => {
  await page.goto('/demo')
  await page.locator('header').getByRole('searchbox').focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tampere')
  const workshops = page.getByRole('dialog').getByRole('group', { name: 'Huoltopajat' })
  await expect(workshops.getByRole('option')).toHaveText(['Huoltopaja Tampere Tammelankatu 12, Tampere'])
  await expectNothing(page)
  await field(page).fill('harjula')
  await expect(page.getByRole('dialog').locator('.sw-card-title').first()).toContainText('Harjula')
  await expectNothing(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/demo\/haku\?query=harjula$/)
  await expect(cards(page).first()).toContainText('Harjula')
  await expectNothing(page)

  await page.getByRole('button', { name: 'Suodattimet' }).press('Enter')
  await page.locator('summary', { hasText: 'Väri' }).press('Enter')
  const choice = page.getByRole('checkbox').first()
  await choice.press('Space')
  await expect(page).toHaveURL(/f_v/)
  await expectNothing(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tyhjennä kaikki' }).press('Enter')
  await expect(page.getByText('Suodattimet poistettu')).toBeVisible()
  await page.getByRole('button', { name: 'Palauta' }).press('Enter')
  await expect(page).toHaveURL(/f_v/)

  await page.goBack()
  await expect(page).toHaveURL(/\/demo$/)
  await page.goForward()
  await expect(page).toHaveURL(/f_v/)
  await expect(cards(page).first()).toContainText('Harjula')
})

test('nothing is reported or recommended before consent, or after its withdrawal @slow', async ({ page }) => {
  const sent = reported(page)
  await page.goto('/demo/ryhma?nimi=Py%C3%B6r%C3%A4t')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ketjulenkki' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sent).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('_dep_id'))).toBeNull()

  await page.getByRole('button', { name: 'Kyllä' }).click()
  await expect(page.getByRole('heading', { name: 'Suosittuja' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect.poll(() => sent).toContain('/ws/create-events')

  await page.getByRole('button', { name: 'Evästeet' }).click()
  await page.getByRole('button', { name: 'Ei', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Suosittuja' })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('_dep_id'))).toBeNull()
})

test('every part works by touch, with its name for screen readers @slow', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Kyllä' }).tap()
  const row = page.getByRole('region', { name: 'Suosittuja' })
  await expect(row.getByRole('list').getByRole('link').first()).toBeVisible()
  await row.getByRole('button', { name: 'Seuraavat' }).tap()
  await expect(row.getByRole('button', { name: 'Edelliset' })).toBeEnabled()

  await page.locator('header').getByRole('searchbox').tap()
  const dialog = page.getByRole('dialog', { name: 'Hae' })
  await expect(dialog.getByRole('combobox', { name: 'Etsi tuotteita', expanded: false })).toBeFocused()
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await field(page).fill('harj')
  await expect(dialog.getByRole('combobox', { expanded: true })).toBeVisible()
  await expect(dialog.getByRole('listbox', { name: 'Ehdotukset' }).getByRole('option').first()).toContainText('Harjula')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ tulosta$/)
  await expectNothing(page)
  await dialog.getByRole('option', { name: 'Pyörät Tuoteryhmä' }).tap()

  await expect(page.getByRole('heading', { level: 1, name: /^Pyörät/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Murupolku' })).toContainText('Pyörät')
  await expect(page.getByRole('status').filter({ hasText: /^23 tulosta$/ })).toBeAttached()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Suodattimet' }).tap()
  const filters = page.getByRole('dialog', { name: 'Suodattimet' })
  await filters.locator('summary', { hasText: 'Merkki' }).tap()
  await filters.getByRole('checkbox', { name: /^Kulma/ }).tap()
  await filters.locator('summary', { hasText: 'Hinta' }).tap()
  await expect(filters.getByRole('slider').first()).toHaveAccessibleName(/\S/)
  await expectNothing(page)
  await filters.getByRole('button', { name: /^Näytä \d+ tuotetta$/ }).tap()
  await expect(page).toHaveURL(/f_merkki=/)
  await expect(cards(page).first()).toContainText('Kulma')

  await page.getByRole('button', { name: 'Tyhjennä kaikki' }).tap()
  await expect(page.getByText('Suodattimet poistettu')).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).tap()
  await expect(page.getByText('Suodattimet poistettu')).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Läheiset tuoteryhmät' })
    .getByRole('link', { name: 'Kaupunkipyörät' })
    .tap()
  await expect(page).toHaveURL(/\/demo\/ryhma\?nimi=.*Kaupunki/)
  await expect(page.getByRole('heading', { level: 1, name: /^Kaupunkipyörät/ })).toBeVisible()
})
