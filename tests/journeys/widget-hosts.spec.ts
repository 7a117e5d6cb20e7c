import { expect, test, type Page } from './on-test-day.ts'
import { expectNothing } from './axe.ts'
import { KETJULENKKI, runByReact18, servePlainHost } from '../widget-hosts.ts'

const LISTING = '/ryhma?nimi=Py%C3%B6r%C3%A4t'
const dialog = (page: Page) => page.getByRole('dialog')
const titles = (page: Page) => page.locator('.sw-list .sw-grid .sw-card-title')

/** Errors that the page throws and does not catch. */
function thrown(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Reads on to the card of this place and stays there until the page has noted it; gives how far down that is. */
async function readTo(page: Page, place: number): Promise<number> {
  await expect(async () => {
    await page.locator('.sw-list .sw-grid .sw-item').last().scrollIntoViewIfNeeded()
    expect(await titles(page).count()).toBeGreaterThan(place)
  }).toPass()
  await titles(page).nth(place).scrollIntoViewIfNeeded()
  let far = 0
  await expect(async () => {
    const { y, noted } = await page.evaluate(() => ({ y: window.scrollY, noted: JSON.stringify(history.state) }))
    expect(noted).toContain(`"y":${y}`)
    far = y
  }).toPass()
  return far
}

/** The page stands where it stood before, with as many cards. */
async function expectReadTo(page: Page, far: number, place: number): Promise<void> {
  await expect(titles(page).nth(place)).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - far)).toBeLessThan(60)
}

for (const react of [18, 19])
  test(`React ${react} runs search, listing and product, back and forward, in page and by full loads @slow`, async ({
    page,
  }) => {
    const errors = thrown(page)
    if (react === 18) await runByReact18(page)
    await page.goto(`/demo${LISTING}`)
    const far = await readTo(page, 21)
    const product = await titles(page).nth(21).textContent()
    await titles(page).nth(21).click()
    await expect(page).toHaveURL(/\/demo\/tuote\//)
    await page.goBack()
    await expect(titles(page).nth(21)).toHaveText(product ?? '')
    await expectReadTo(page, far, 21)

    // Another document in between: nothing but the entry of the history is left.
    await page.goto('/v2/widgets')
    await page.goBack()
    await expect(titles(page).nth(21)).toHaveText(product ?? '')
    await expectReadTo(page, far, 21)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator('header').getByRole('searchbox').click()
    await dialog(page).getByRole('combobox').fill('harjula')
    await dialog(page).getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/demo\/haku\?query=harjula$/)
    await expect(titles(page).first()).toContainText('Harjula')
    await titles(page).first().click()
    await expect(page).toHaveURL(/\/demo\/tuote\//)
    await page.goBack()
    await expect(titles(page).first()).toContainText('Harjula')
    await page.goBack()
    await expect(page).toHaveURL(`/demo${LISTING}`)
    await expect(titles(page).first()).not.toContainText('Harjula')
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(/\/demo\/tuote\//)
    await page.reload()
    await page.goBack()
    await expect(titles(page).first()).toContainText('Harjula')
    expect(errors).toEqual([])
  })

test('the widgets work without React, router and storage, from right to left and under another base @slow', async ({
  page,
  baseURL,
}) => {
  const errors = thrown(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  await servePlainHost(page, baseURL ?? '', {
    html: 'lang="ar" dir="rtl"',
    head: '<base href="https://assets.ketjulenkki.example/x/">',
    body: ({ pathname }) =>
      `<div id="search"></div><main id="at"><h1>${pathname}</h1></main><div id="suggested"></div>`,
    options: ({ pathname }) => `language: 'en', consent: 'given', search: { searchPagePath: '/haku' }, places: {
      field: '#search',
      recommendations: [{ at: '#suggested', title: 'For you', type: 'user_to_products' }],
      ${pathname === '/haku' ? "searchPage: '#at'" : pathname === '/ryhma' ? "category: { at: '#at', id: 'Pyörät' }" : ''}
    }`,
  })
  await page.goto(KETJULENKKI + LISTING)
  await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible()
  expect(await page.context().cookies(KETJULENKKI)).toMatchObject([{ name: '_dep_id' }])
  const far = await readTo(page, 21)
  await titles(page).nth(21).click()
  await expect(page).toHaveURL(/\/tuote\//)
  await page.goBack()
  await expectReadTo(page, far, 21)

  await page.getByRole('button', { name: 'Filters' }).click()
  await dialog(page).locator('summary').last().click()
  await dialog(page).locator('label').last().click()
  await expect(page).toHaveURL((url) => url.origin === KETJULENKKI && url.search.includes('f_'))
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.locator('#search').getByRole('searchbox').click()
  await dialog(page).getByRole('combobox').fill('harjula')
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('href', new RegExp(`^${KETJULENKKI}/haku`))
  await dialog(page).getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(`${KETJULENKKI}/haku?query=harjula`)
  await expect(titles(page).first()).toContainText('Harjula')
  await page.goBack()
  await expect(page).toHaveURL(/f_/)
  await expect(titles(page).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('widgets that a site’s own script removes return, and leaving the page removes them @slow', async ({
  page,
  baseURL,
}) => {
  const errors = thrown(page)
  await servePlainHost(page, baseURL ?? '', {
    body: () => '<div id="search"></div><main><h1>Oma sivu</h1></main>',
    options: () => `language: 'fi', search: { searchPagePath: '/haku' }, places: { field: '#search' },
      pages: [{ path: '/haku', instead: 'main', title: 'Haun tulokset' }],
      navigateFunction: (url, { replace }) => {
        history[replace ? 'replaceState' : 'pushState']({}, '', url)
        dispatchEvent(new PopStateEvent('popstate'))
      }`,
  })
  await page.goto(KETJULENKKI)
  await page.getByRole('searchbox').click()
  await dialog(page).getByRole('combobox').fill('harjula')
  await dialog(page).getByRole('combobox').press('Enter')
  await expect(page).toHaveTitle('Haun tulokset')
  await expect(titles(page).first()).toContainText('Harjula')
  await expect(page.getByRole('heading', { name: 'Oma sivu' })).toBeHidden()

  await page.evaluate(() => {
    document.querySelector('#search')?.replaceChildren()
    document.querySelector('.sw-list')?.parentElement?.remove()
  })
  await expect(titles(page).first()).toContainText('Harjula')
  await expect(page.getByRole('searchbox')).toBeVisible()
  // Its own page is drawn anew, as frameworks do.
  await page.evaluate(() => {
    document.body.replaceChildren(
      ...['search', 'main'].map((name) => {
        const made = document.createElement(name === 'main' ? 'main' : 'div')
        made.id = name
        if (name === 'main') made.innerHTML = '<h1>Uusi sivu</h1>'
        return made
      }),
    )
  })
  await expect(titles(page).first()).toContainText('Harjula')
  await expect(page.getByRole('heading', { name: 'Uusi sivu' })).toBeHidden()

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Uusi sivu' })).toBeVisible()
  await expect(page).toHaveTitle('Ketjulenkki')
  await expect(page.locator('.sw-list')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a slow, missing or broken provider is reported, does not break the site, and is asked again @slow', async ({
  page,
}) => {
  const errors = thrown(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  // One way in, so that no question slips through to the shop between two of them.
  let provider: 'slow' | 'rubbish' | 'well' = 'slow'
  await page.route('**/v2/**', async (route) => {
    if (provider === 'well') return route.continue()
    if (provider === 'rubbish') return route.fulfill({ contentType: 'text/html', body: '<h1>Huolto</h1>' })
    await held
    await route.abort().catch(() => {})
  })
  await page.goto(`/demo${LISTING}`)
  await expect(page.getByText('Ladataan')).toBeAttached()
  await expect(page.locator('.sw-list .sw-placeholder').first()).toBeVisible()
  answer()
  await expect(page.locator('.sw-list .sw-slow')).toBeVisible()

  provider = 'rubbish'
  const alert = page.locator('.sw-list').getByRole('alert')
  await expect(alert).toContainText('Lataaminen ei onnistunut')
  // Only the provider knows the title.
  await expectNothing(page, [{ rule: 'page-has-heading-one', at: /html/ }])
  await page.locator('header').getByRole('searchbox').click()
  await dialog(page).getByRole('combobox').fill('harjula')
  await expect(dialog(page).getByRole('alert').first()).toContainText('ei onnistunut')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Ketjulenkki' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pyöriä ja kaikkea niiden ympärille' })).toBeVisible()
  await page.goBack()
  await expect(alert).toBeVisible()

  provider = 'well'
  await alert.getByRole('button').click()
  await expect(titles(page).first()).toBeVisible()
  expect(errors).toEqual([])
})
