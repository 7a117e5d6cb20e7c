import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing } from './axe.ts'

const API = '**/api/site/search?*'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Haku' })
const field = (page: Page) => overlay(page).getByRole('combobox', { name: 'Mitä etsit?' })
const option = (page: Page, name: string | RegExp) => overlay(page).getByRole('option', { name }).first()

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Hae', exact: true }).click()
  await expect(field(page)).toBeFocused()
}

test('a shopper finds glasses by a few mistyped letters, by touch, and returns to the results', async ({ page }) => {
  await open(page)
  await expect(overlay(page).getByRole('heading', { name: 'Suosittuja merkkejä' })).toBeVisible()
  await expect(overlay(page).getByRole('list').getByRole('link')).toHaveCount(4)
  await expectNothing(page)

  await field(page).fill('hallinen')
  await expect(option(page, /Aurakivi Halinen/)).toBeVisible()
  await expectNothing(page)
  await option(page, /Aurakivi Halinen, musta/).tap()
  await expect(page.getByRole('heading', { level: 1, name: /Halinen/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Hae', exact: true }).click()
  await expect(overlay(page).getByRole('link', { name: 'hallinen' })).toBeVisible()
  await field(page).fill('halli')
  await expect(overlay(page).getByRole('group', { name: 'Viimeksi hait' }).getByRole('option')).toHaveText('hallinen')
  await overlay(page).getByRole('button', { name: 'Tyhjennä hakukenttä' }).click()
  await overlay(page).getByRole('button', { name: 'Tyhjennä haut' }).click()
  await expect(overlay(page).getByRole('link', { name: 'hallinen' })).toBeHidden()
})

test('the search finds stores, towns, categories and pages too, and a page lists them all @slow', async ({ page }) => {
  await open(page)
  await field(page).fill('joensuussa')
  await expect(overlay(page).getByRole('group', { name: 'Myymälät' }).getByRole('option')).toHaveCount(1)
  await expect(overlay(page).getByRole('group', { name: 'Paikkakunnat' }).getByRole('option')).toHaveCount(1)
  await field(page).fill('piilarit')
  await expect(overlay(page).getByRole('group', { name: 'Tuoteryhmät' })).toBeVisible()
  await field(page).fill('palautukset')
  await expect(option(page, 'Näin palautat')).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=palautukset$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Näin palautat' })).toBeVisible()

  await page.goto('/search?q=helsinki&s=stores')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Helsinki/ })
      .nth(4),
  ).toBeVisible()
  await expectNothing(page)
})

test('the likeliest result is first: a service, the stores of a town, or goods for a corrected word @slow', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page)
  await field(page).fill('miten palautan')
  await expect(overlay(page).getByRole('option').first()).toContainText('Näin palautat')
  await field(page).fill('myymälä tampereella')
  await expect(overlay(page).getByRole('group', { name: 'Myymälät' }).getByRole('option')).toHaveCount(2)
  await field(page).fill('aurnkolasit')
  await expect(overlay(page).getByText('Näytämme tulokset haulle ”aurinkolasit”.')).toBeVisible()
  await expectNothing(page)
  await page.goto('/haku?q=aurnkolasit')
  await expect(page).toHaveURL(/\/search\?q=aurnkolasit$/)
  await expect(main.getByRole('article').first()).toBeVisible()
  await main.getByRole('link', { name: 'Hae silti ”aurnkolasit”' }).click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(main.getByRole('article')).toHaveCount(0)
  await expectNothing(page)
})

test('one letter sends no search, later words replace earlier ones, and an empty result shows a message @slow', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/site/search') asked.push(searchParams.get('q') ?? '')
  })
  await open(page)
  await field(page).pressSequentially('a')
  await field(page).pressSequentially('urakivi', { delay: 20 })
  await expect(option(page, /Aurakivi/)).toBeVisible()
  await field(page).fill('xyzzyplugh')
  await expect(overlay(page).getByText('Ei osumia haulla ”xyzzyplugh”')).toBeVisible()
  expect(asked).toEqual(['aurakivi', 'xyzzyplugh'])
  await expectNothing(page)
  await overlay(page).getByRole('button', { name: 'Sulje haku' }).click()
  await page.getByRole('button', { name: 'Hae', exact: true }).click()
  await expect(field(page)).toHaveValue('')
})

test('placeholder rows appear while the shop does not answer, then a button to try again @slow', async ({ page }) => {
  await open(page)
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await page.route(API, async (route) => {
    await failing
    await route.abort()
  })
  await field(page).fill('aurakivi')
  await expect(overlay(page).getByText('Haetaan…')).toBeAttached()
  fail()
  await expect(overlay(page).getByRole('alert')).toContainText('Haku ei juuri nyt onnistu.')
  await expectNothing(page)

  // Held, since the shop is asked again by itself too: either question may be the one that is answered.
  let recover = () => {}
  const recovering = new Promise<void>((resolve) => (recover = resolve))
  await page.unroute(API)
  await page.route(API, async (route) => {
    await recovering
    await route.continue().catch(() => {})
  })
  await overlay(page).getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(overlay(page).getByText('Haetaan…')).toBeAttached()
  recover()
  await expect(option(page, /Aurakivi/)).toBeVisible()
})

test('back and forward restore the search and the chosen kind of results @slow', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/search?q=aurinkolasit')
  await main.getByRole('link', { name: /^Tuotteet \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/s=products/)
  await main.getByRole('searchbox').fill('xyzzyplugh')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=xyzzyplugh/)
  await expect(main.getByRole('article')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/q=aurinkolasit&s=products/)
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^Tuotteet \(\d+\)$/ })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL(/q=aurinkolasit$/)
  await page.goForward()
  await expect(page).toHaveURL(/q=aurinkolasit&s=products/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a page with a form without script @slow', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Hae', exact: true }).click()
    await page.getByRole('main').getByRole('searchbox').fill('aurinkolasit')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tulokset haulle ”aurinkolasit”' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Tuotteet \(\d+\)$/ })
      .click()
    await expect(page).toHaveURL(/s=products/)
  })
})
