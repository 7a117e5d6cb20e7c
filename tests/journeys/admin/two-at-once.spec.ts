import { patience } from '#server/launch/machine.mjs'
import { expect, test, type Page } from '../on-test-day.ts'
import {
  asAdmin,
  getAsAdmin,
  makeStaff,
  openAdminPage,
  retryUntilShown,
  signedOut,
  signInAsStaff,
} from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { RETRIES } from '../shopper-actions.ts'

test.use({ storageState: signedOut })

const name = crypto.randomUUID().slice(0, 8)

test('an editor with one document open in two tabs is asked before overwriting anything @slow', async ({
  page: first,
  context,
}) => {
  const question = await make('questions', { question: `Kuka ehti ensin? ${name}`, answer: 'Alku.' })
  const draft = { title: 'Luonnos', path: `/kaksi-${name}`, language: 'fi', kind: 'page', _status: 'draft' }
  const written = await make('pages?draft=true', draft)
  await signInAsStaff(first, await makeStaff('editor'))
  const second = await context.newPage()
  const dialog = second.getByRole('dialog', { name: 'Tätä on muutettu muualla' })

  await test.step('the tab that saves last is asked, and what was typed stays in its form', async () => {
    for (const [tab, words] of [
      [first, 'Ensimmäinen.'],
      [second, 'Toinen.'],
    ] as const) {
      await openAdminPage(tab, `/admin/collections/questions/${question}`)
      const compared = comparedAtFirstKey(tab)
      await typed(tab, '#field-answer', words)
      await compared
    }
    await saveBy(first)
    await expect.poll(() => storedOf('questions', question)).toMatchObject({ answer: 'Ensimmäinen.' })
    await retryUntilShown(dialog, () => saveBy(second))
    await expect(dialog.getByRole('link', { name: 'Avaa tallennettu uuteen välilehteen' })).toHaveAttribute(
      'href',
      `/admin/collections/questions/${question}`,
    )
    await expectNothing(second)
    await dialog.getByRole('button', { name: 'Sulje tekemättä mitään' }).click()
    await expect(dialog).toBeHidden()
    await expect(second.locator('#field-answer')).toHaveValue('Toinen.')
    expect(await storedOf('questions', question)).toMatchObject({ answer: 'Ensimmäinen.' })
  })

  await test.step('a confirmed save overwrites the text of the colleague', async () => {
    await retryUntilShown(dialog, () => saveBy(second))
    await dialog.getByRole('button', { name: 'Tallenna silti' }).click()
    await expect.poll(() => storedOf('questions', question)).toMatchObject({ answer: 'Toinen.' })
    await expect(dialog).toBeHidden()
  })

  await test.step('autosave asks once, however long typing goes on', async () => {
    for (const tab of [first, second]) await openAdminPage(tab, `/admin/collections/pages/${written}`)
    await typed(first, '#field-title', 'Luonnos, ensimmäinen')
    await expect.poll(() => storedOf('pages', written)).toMatchObject({ title: 'Luonnos, ensimmäinen' })
    await typed(first, '#field-title', 'Luonnos, ensimmäinen, jatkuu')
    await expect.poll(() => storedOf('pages', written)).toMatchObject({ title: 'Luonnos, ensimmäinen, jatkuu' })
    await typed(second, '#field-title', 'Luonnos, toinen')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Sulje tekemättä mitään' }).click()
    const refused = second.waitForResponse(
      (answer) => answer.url().includes('autosave=true') && answer.status() === 409,
    )
    await typed(second, '#field-title', 'Luonnos, toinen, jatkuu')
    await refused
    await expect(dialog).toBeHidden()
    await expect(second.locator('#field-title')).toHaveValue('Luonnos, toinen, jatkuu')
    expect(await storedOf('pages', written)).toMatchObject({ title: 'Luonnos, ensimmäinen, jatkuu' })
  })
})

/** Payload compares once, as a form is first typed into: what is saved before that shows in a dialog of its own. */
function comparedAtFirstKey(page: Page): Promise<unknown> {
  return page.waitForResponse((answer) => answer.request().postData()?.includes('"checkForStaleData":true') ?? false, {
    timeout: patience(30),
  })
}

/** Types into a field until it holds the words: what is typed before the form has hydrated is lost. */
async function typed(page: Page, field: string, words: string): Promise<void> {
  await expect(async () => {
    await page.locator(field).fill(words)
    await expect(page.locator(field)).toHaveValue(words, { timeout: 2000 })
  }).toPass()
}

function saveBy(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Tallenna', exact: true }).click()
}

async function make(path: string, data: object): Promise<number | string> {
  const made = asAdmin((request) => request.post(`/api/${path}`, { data, maxRetries: RETRIES }))
  return ((await made) as { doc: { id: number | string } }).doc.id
}

function storedOf(collection: string, id: number | string): Promise<unknown> {
  return getAsAdmin(`/api/${collection}/${id}?draft=true&depth=0`)
}
