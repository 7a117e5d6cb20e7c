import { expect, test, type BrowserContext, type Page } from '../on-test-day.ts'
import { asAdmin, openAdminPage, retryUntilShown, signedOut } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { RETRIES } from '../shopper-actions.ts'

const path = `/luonnos-${crypto.randomUUID()}`

test('an editor sees a draft while typing it and at its own address, and no one else can open it', async ({
  page,
  browser,
  context,
}) => {
  const id = await writeDraft()
  await openAdminPage(page, `/admin/collections/pages/${id}`)

  await test.step('beside the form, with every keystroke', async () => {
    const shown = page.frameLocator('iframe[title^="Sivu sellaisena"]')
    const heading = shown.getByRole('heading', { level: 1 })
    await retryUntilShown(heading, async () => {
      // The admin remembers whether the preview was open.
      const toggle = page.getByRole('button', { name: 'Esikatselu vieressä' })
      if (await toggle.isVisible()) await toggle.click()
    })
    await page.locator('#field-title').press('End')
    await page.keyboard.type(' kesken', { delay: 20 })
    await expect(heading).toHaveText('Luonnos kesken')
    await expect(shown.getByText('Lohko 1 (kuva) näkyy, kun')).toBeVisible()
    await page.getByRole('button', { name: 'Puhelin' }).click()
    await expect(page.getByRole('button', { name: 'Puhelin' })).toHaveAttribute('aria-pressed', 'true')
    expect(await heading.evaluate(() => innerWidth)).toBe(390)
  })

  await test.step('in a tab of its own, once it is saved', async () => {
    await expect.poll(() => titleOf(id)).toBe('Luonnos kesken')
    const tab = await opened(context, () => page.getByRole('button', { name: 'Avaa esikatselu' }).click())
    await expect(tab).toHaveURL(path)
    await expect(tab.getByText('Luonnos: Luonnos kesken')).toBeVisible()
    await expectNothing(tab)
    const visitor = await browser.newContext({ storageState: signedOut })
    expect((await visitor.request.get(path)).status()).toBe(404)
    await visitor.close()
    await tab.getByRole('button', { name: 'Lopeta esikatselu' }).click()
    await expect(tab).toHaveURL(new RegExp(`/admin/collections/pages/${id}$`))
    expect((await tab.request.get(path)).status()).toBe(404)
  })
})

/** A draft with a picture that is not chosen yet. */
async function writeDraft(): Promise<number | string> {
  const blocks = [{ blockType: 'picture', width: 'text' }]
  const data = { title: 'Luonnos', path, language: 'fi', kind: 'page', blocks, _status: 'draft' }
  const answer = asAdmin((request) => request.post('/api/pages?draft=true', { data, maxRetries: RETRIES }))
  return ((await answer) as { doc: { id: number | string } }).doc.id
}

async function titleOf(id: number | string): Promise<string> {
  const answer = asAdmin((request) => request.get(`/api/pages/${id}?draft=true&depth=0`, { maxRetries: RETRIES }))
  return ((await answer) as { title: string }).title
}

async function opened(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), open()])
  return tab
}
