import { expect, test, type Locator, type Page } from '../on-test-day.ts'
import sharp from 'sharp'
import { makeStaff, retryUntilShown, signedOut, signInAsStaff } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'

test.use({ storageState: signedOut })

const title = `Kehyksen korjaus ${crypto.randomUUID().slice(0, 8)}`
const path = `/korjaus-${crypto.randomUUID().slice(0, 8)}`
const moved = `${path}-huolto`

test('an editor creates a page of six blocks with a picture, schedules it, publishes it, and renames it', async ({
  page,
  browser,
}) => {
  await test.step('the start page leads to a new page, which gets a name', async () => {
    await signInAsStaff(page, await makeStaff('editor'))
    await page.getByRole('link', { name: 'Luo uusi sivu' }).click()
    await retryUntilShown(page.locator('#field-title'), async () => {
      await page.getByLabel('Otsikko').fill(title)
      await page.getByRole('button', { name: 'Aloita luonnos' }).click()
    })
    await page.getByLabel('Osoite').fill(path)
  })

  await test.step('six blocks are added', async () => {
    const hero = await addBlock(page, 'sivun alku')
    await hero.getByRole('button', { name: 'Lisää rivi' }).click()
    await hero.getByLabel('Teksti').fill(title)
    const text = await addBlock(page, 'teksti')
    await text.getByLabel('Otsikko').fill('Tuo kehys myymälään')
    await write(text, 'Korjaamme ruuvit ja nenätyynyt odottaessasi.')
    await pasteFromWord(text, ['Ruuvit', 'Aisat'])
    await expect(text.getByRole('listitem')).toHaveText(['Ruuvit', 'Aisat'])
    const picture = await addBlock(page, 'kuva')
    await upload(page, picture)
    const quote = await addBlock(page, 'lainaus')
    await quote.getByLabel('Lainaus').fill('Hyvä kehys kestää kymmenen vuotta.')
    await quote.getByLabel('Kuka sanoo').fill('Liisa Laine')
    await write(await addBlock(page, 'huomautus'), 'Varaa aika ruuhka-aikoina.')
    const call = await addBlock(page, 'kehotus')
    await call.getByLabel('Otsikko').fill('Löydä lähin myymälä')
  })

  await test.step('the admin says what is missing before publishing', async () => {
    const publish = page.getByRole('button', { name: 'Julkaise', exact: true })
    await retryUntilShown(page.getByText(/kuvaus/i).and(page.getByRole('listitem')), () => publish.click())
    await page.getByRole('button', { name: 'Hakukoneet ja jako' }).click()
    await page.getByLabel('Kuvaus').fill('Korjaamme silmälasien kehyksen myymälässä, usein odottaessasi. Näin se käy.')
  })

  await test.step('it is scheduled, and shows when it will be published', async () => {
    const day = `1.7.${new Date().getFullYear() + 1}`
    const at = page.getByLabel('Milloin')
    await at.fill(`${day} klo 08.00`)
    await at.press('Tab')
    await retryUntilShown(
      page.getByText(new RegExp(`^Julkaistaan .*${day.replaceAll('.', String.raw`\.`)} klo 0?8`)),
      () => page.getByRole('button', { name: 'Ajasta julkaisu' }).click(),
    )
    await expect(page.getByText('Mukana on luonnos sellaisena kuin se oli')).toBeVisible()
  })

  await test.step('it can be published at once all the same', async () => {
    await retryUntilShown(page.getByText('Tila: Julkaistu'), () =>
      page.getByRole('button', { name: 'Julkaise', exact: true }).click(),
    )
  })

  const visitor = await (await browser.newContext()).newPage()
  await test.step('a shopper sees it', async () => {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const words of ['nenätyynyt', 'Hyvä kehys', 'Varaa aika', 'Löydä lähin myymälä'])
      await expect(visitor.getByRole('main').getByText(words)).toBeVisible()
    await expect(visitor.getByRole('img', { name: 'Punainen pinta' })).toBeVisible()
  })

  await test.step('it is renamed, and the old address leads to the new one', async () => {
    await page.getByLabel('Osoite').fill(moved)
    await expect(page.getByText('Tila: Julkaistu')).toBeHidden()
    // The schedule holds the former address.
    await page.getByLabel('Ota uusi sisältö mukaan ajastukseen').check()
    await retryUntilShown(page.getByText('Tila: Julkaistu'), () =>
      page.getByRole('button', { name: 'Julkaise', exact: true }).click(),
    )
    await expect(async () => {
      await visitor.goto(path)
      expect(decodeURI(new URL(visitor.url()).pathname)).toBe(moved)
    }).toPass()
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNothing(visitor)
  })
})

/** Adds a block of this name at the end of the page. */
async function addBlock(page: Page, name: string): Promise<Locator> {
  const rows = page.locator('[id^="blocks-row-"]')
  const place = await rows.count()
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Lisää lohko' }) })
  await retryUntilShown(drawer, () => page.getByRole('button', { name: 'Lisää lohko' }).last().click())
  await drawer.getByRole('button', { name, exact: true }).click()
  const block = page.locator(`#blocks-row-${place}`)
  const isRead = () => expect(block).toContainText(name, { timeout: 10_000 })
  // A save that answers late leaves a new block empty until the next change.
  await isRead().catch(async () => {
    await page.locator('#field-title').fill(`${title} `)
    await page.locator('#field-title').fill(title)
    await isRead()
  })
  return block
}

/** Types into the text editor of a block. */
async function write(block: Locator, words: string): Promise<void> {
  const editor = block.locator('[contenteditable="true"]')
  await editor.click()
  await editor.pressSequentially(words)
}

/** Pastes a list into the text editor of a block, as Word writes it. */
async function pasteFromWord(block: Locator, entries: readonly string[]): Promise<void> {
  const mark = `<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>`
  const list = entries.map((words) => `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${mark}${words}</p>`)
  await block.locator('[contenteditable="true"]').press('Enter')
  await block.locator('[contenteditable="true"]').evaluate((editor, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, list.join(''))
}

/** Uploads a new picture into a block. */
async function upload(page: Page, block: Locator): Promise<void> {
  const red = { width: 1200, height: 800, channels: 3, background: 'red' } as const
  const buffer = await sharp({ create: red }).png().toBuffer()
  const drawer = page.getByRole('dialog').filter({ has: page.locator('#field-alt') })
  await retryUntilShown(drawer, () => block.getByRole('button', { name: 'Luo uusi' }).click())
  await drawer.locator('input[type="file"]').setInputFiles({ name: 'korjaus.png', mimeType: 'image/png', buffer })
  await drawer.locator('#field-alt').fill('Punainen pinta')
  const chosen = block.getByText('korjaus-png')
  await retryUntilShown(chosen, () => page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click())
}
