import { expect, test, type Page } from '@playwright/test'

test('who stops a search from loading is not left with a running bar', async ({ page }) => {
  const bar = await barOf(page)
  await hold(page, '**/search?q=*')
  await page.getByRole('main').getByRole('searchbox').fill('halinen')
  await press(page, 'main form button')
  await expect.poll(bar).toBe('runs')
  await stop(page)
  await expect.poll(bar).toBe('stands')
})

test('the bar runs on when one page gives way to the next', async ({ page }) => {
  const bar = await barOf(page)
  await hold(page, '**/kehykset')
  await hold(page, '**/aurinkolasit')
  await press(page, 'main a[href="/kehykset"]', 'main a[href="/aurinkolasit"]')
  await expect.poll(bar).toBe('runs twice')
  await stop(page)
  await expect.poll(bar).toBe('stands')
})

test('a page that is come back to stands still', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('main').getByRole('link', { name: 'Silmälasit' }).click()
  await expect(page).toHaveURL('/kehykset')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Mitä etsit?' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
})

/** Opens the search, which then tells of its bar by itself: while a page loads, nothing can be asked of it. */
async function barOf(page: Page): Promise<() => string | undefined> {
  const told: string[] = []
  await page.exposeFunction('tell', (how: string) => told.push(how))
  await page.goto('/search')
  await page.evaluate(() => {
    const root = document.documentElement
    const { tell } = window as unknown as { tell: (how: string) => void }
    let presses = 0
    const look = () => tell(root.hasAttribute('data-leaving') ? (presses > 1 ? 'runs twice' : 'runs') : 'stands')
    new MutationObserver(look).observe(root, { attributeFilter: ['data-leaving'] })
    // What was pressed has been dealt with a moment later, and so has what it broke off.
    document.addEventListener('click', () => setTimeout(look, 100))
    document.addEventListener('click', () => (presses += 1))
  })
  return () => told.at(-1)
}

/** Presses one after another, without waiting for where they lead. */
async function press(page: Page, ...places: string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const [index, place] of all.entries())
      setTimeout(() => document.querySelector<HTMLElement>(place)?.click(), 200 * index)
  }, places)
}

/** Lets an address wait for an answer that does not come. */
async function hold(page: Page, address: string): Promise<void> {
  await page.route(address, () => {})
}

/** What the browser's own button does. */
async function stop(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.stopLoading')
}
