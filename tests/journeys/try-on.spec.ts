import { readFileSync } from 'node:fs'
import { patience } from '#server/launch/machine.mjs'
import { expectNothing } from './axe.ts'
import { expect, test } from './on-test-day.ts'

const FRAME = '/kehykset/aurakivi/halinen-tumma-havanna'
/** What a graphics card draws at once takes a busy processor long. */
const DRAWN = { timeout: patience(60) }

test('a shopper turns a frame in 3D by buttons and keys, and sees its measures @slow', async ({ page }) => {
  await page.goto(FRAME)
  await page.getByRole('button', { name: 'Katso 3D:nä' }).click()
  const frame = page.getByRole('img', { name: 'Halinen, tumma havanna 3D:nä' })
  await expect(frame).toBeFocused(DRAWN)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Sivulta' }).click()
  await page.getByRole('button', { name: 'Mitat' }).click()
  await expect(page.getByText('A 125 mm')).toBeAttached(DRAWN)
  await expectNothing(page)

  const stage = page.getByRole('group', { name: 'Koko' })
  await stage.getByRole('button', { name: 'M', exact: true }).click()
  await expect(page.getByText('A 134 mm')).toBeAttached(DRAWN)
  await page.getByRole('button', { name: 'Sulje näkymä' }).click()
  await expect(page.getByRole('button', { name: 'Katso 3D:nä' })).toBeFocused()

  const size = page.getByRole('radio', { name: /^M/ })
  await expect(size).toBeChecked()
  await page.reload()
  await expect(size).toBeChecked()
  await page.getByRole('button', { name: 'Valitse linssit' }).click()
  await expect(page.getByRole('complementary', { name: 'Lasisi' })).toContainText('Koko M')
  await page.goBack()
  await expect(size).toBeChecked()
})

test('a shopper without a camera tries a frame on in a photo, which never leaves the device @slow', async ({
  page,
  baseURL,
}) => {
  await page.goto(FRAME)
  const asked: string[] = []
  page.context().on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).origin} ${request.postData() ?? ''}`)
  })
  await page.getByRole('button', { name: 'Sovita kamerassa' }).click()
  await page.getByRole('button', { name: 'Avaa kamera' }).click()
  await expect(page.getByRole('alert')).toHaveText('Tältä laitteelta ei löytynyt kameraa. Käytä omaa kuvaa.')
  await expectNothing(page)

  await page
    .getByRole('group', { name: 'Sovita kehystä omiin kasvoihisi' })
    .getByLabel('Käytä omaa kuvaa')
    .setInputFiles({ name: 'kasvot.jpg', mimeType: 'image/jpeg', buffer: drawnFace() })
  await expect(page.getByText('Kehys on kasvoillasi.')).toBeVisible(DRAWN)
  await expect(page.getByText(/niiden leveys on noin 1\d\d mm/)).toBeVisible()
  await expectNothing(page)
  await page.getByRole('button', { name: 'Musta', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Siirry tähän väriin' })).toHaveAttribute(
    'href',
    /halinen-musta\?size=S$/,
  )
  expect(new Set(asked)).toEqual(new Set([`GET ${new URL(baseURL ?? '').origin} `]))
})

/** The drawn head that the face finder's package tries itself on. */
function drawnFace(): Buffer {
  const source = readFileSync('node_modules/@vladmandic/human/src/sample.ts', 'utf8')
  const [, encoded = ''] = /face: string = `([^`]+)`/.exec(source) ?? []
  return Buffer.from(encoded, 'base64')
}
