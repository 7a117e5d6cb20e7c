import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { accountNewsOf, customerRecords } from '#plugins/customers/hooks.ts'
import { today } from '#plugins/kit/clock.ts'
import { readPrivateFile } from '#plugins/kit/originals/private-files.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { signedInBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { prescription } from '../../tests/some-prescription.ts'
import { strongBrowser } from '../../tests/strong-customer.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)
const newEmail = () => `${randomUUID()}@example.com`
const strong = (email = newEmail()) => strongBrowser(trial.shop, email)
const customerOf = async (email: string) => {
  const found = await findOne(trial.shop, 'customers', { email: { equals: email } })
  if (!found) throw new Error(`No customer ${email}`)
  return found
}
const keepTyped = async (browser: AccountBrowser, glasses = prescription()) => {
  const { status, body } = await browser.ask('/account/prescriptions', { glasses })
  expect(status).toBe(200)
  return body['ref'] as string
}
const photo = async (pixels = 40) => {
  const drawn = sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#abcdef' } })
  return drawn
    .withExif({ IFD0: { Copyright: 'Kauppakatu 1, Jyväskylä' } })
    .png()
    .toBuffer()
}
const keepPhoto = (browser: AccountBrowser, file: Buffer) =>
  browser.ask('/account/prescriptions/photo', { file: file.toString('base64') })

describe('a stored prescription', () => {
  test('is opened by its customer with strong trust, and every opening is written down', async () => {
    const email = newEmail()
    const browser = await strong(email)
    const ref = await keepTyped(browser)
    const { body } = await browser.ask(`/account/prescriptions/${ref}?why=ordering`)
    expect(body['prescription']).toMatchObject({ ref, source: 'typed', validity: 'valid', glasses: prescription() })
    const { number } = await customerOf(email)
    const reads = await findAll(trial.shop, 'prescription-reads', { prescription: { equals: ref } })
    expect(reads).toMatchObject([{ customer: number, who: `asiakas ${number}`, why: 'ordering' }])
  })

  test('is listed with weak trust without its values, and does not open', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const ref = await keepTyped(browser)
    const { body } = await browser.ask('/account/prescriptions')
    expect(body).toMatchObject({ prescriptions: [{ ref, kind: 'glasses', examinedOn: today() }] })
    expect(JSON.stringify(body)).not.toMatch(/Sphere|-3\.75/)
    const weak = { status: 403, body: { code: 'request.needs_strong_identification' } }
    expect(await browser.ask(`/account/prescriptions/${ref}`)).toMatchObject(weak)
    expect(await browser.ask(`/account/prescriptions/${ref}/file`)).toMatchObject(weak)
    expect(await browser.ask(`/account/prescriptions/${ref}/remove`, {})).toMatchObject(weak)
    expect(await findAll(trial.shop, 'prescription-reads', { prescription: { equals: ref } })).toEqual([])
  })

  test('is answered to another customer as one that does not exist', async () => {
    const ref = await keepTyped(await strong())
    const other = await strong()
    for (const asked of [ref, 'ei-ole']) {
      const missing = { status: 404, body: { code: 'prescription.not_found' } }
      expect(await other.ask(`/account/prescriptions/${asked}`)).toMatchObject(missing)
      expect(await other.ask(`/account/prescriptions/${asked}/file`)).toMatchObject(missing)
      expect(await other.ask(`/account/prescriptions/${asked}/remove`, {})).toMatchObject(missing)
    }
    expect(await findAll(trial.shop, 'prescription-reads', { prescription: { equals: ref } })).toEqual([])
  })

  test('shows what has changed since the last one', async () => {
    const browser = await strong()
    const last = plusDays(today(), -400)
    await keepTyped(browser, prescription({ examinedOn: last, rightSphere: -3.5 }))
    const ref = await keepTyped(browser)
    expect((await browser.ask(`/account/prescriptions/${ref}`)).body['prescription']).toMatchObject({
      since: last,
      changes: [{ eye: 'right', field: 'sphere', from: -3.5, to: -3.75 }],
    })
  })

  test('needs a confirmation when its sign has turned since the last one', async () => {
    const browser = await strong()
    await keepTyped(browser)
    const glasses = prescription({ rightSphere: 3.75, rightCylinder: 0, rightAxis: 0, leftSphere: 3.25 })
    const asked = await browser.ask('/account/prescriptions', { glasses })
    expect(asked).toMatchObject({ status: 422, body: { code: 'prescription.unusual' } })
    expect(asked.body['details']).toEqual({ unusual: 'sign_flip_since' })
    expect((await browser.ask('/account/prescriptions', { glasses, confirmsUnusual: true })).status).toBe(200)
  })

  test('is deleted with its file', async () => {
    const browser = await strong()
    const { body } = await keepPhoto(browser, await photo())
    const ref = body['ref'] as string
    expect(await readPrivateFile(ref)).toBeDefined()
    expect((await browser.ask(`/account/prescriptions/${ref}/remove`, {})).status).toBe(200)
    expect((await browser.ask(`/account/prescriptions/${ref}`)).status).toBe(404)
    expect(await readPrivateFile(ref)).toBeUndefined()
  })

  test('is among the news when it ages, and not when it is new', async () => {
    const email = newEmail()
    const browser = await strong(email)
    await keepTyped(browser, prescription({ examinedOn: plusDays(today(), -350) }))
    const news = async () => accountNewsOf(await trial.shop.req(), await customerOf(email))
    expect(await news()).toMatchObject([{ kind: 'prescription_ages' }])
    await keepTyped(browser)
    expect(await news()).toEqual([])
  })

  test('is exported with its file, and deleted with the account', async () => {
    const email = newEmail()
    const browser = await strong(email)
    const ref = await keepTyped(browser)
    const sent = await keepPhoto(browser, await photo())
    await browser.ask(`/account/prescriptions/${ref}`)
    const req = await trial.shop.req()
    const [customer, keeper] = [await customerOf(email), customerRecords.get(req, 'prescriptions')]
    const given = await keeper?.collect(req, customer)
    expect(JSON.stringify(given?.rows)).toContain('"rightSphere":-3.75')
    expect(given?.files).toMatchObject([{ path: `${sent.body['ref'] as string}.jpg` }])
    expect(await keeper?.erase(req, customer)).toMatchObject([{ period: 'prescriptions', count: 1 }])
    expect((await browser.ask('/account/prescriptions')).body).toEqual({ prescriptions: [] })
    expect(await keeper?.erase(req, customer)).toMatchObject([{ count: 1 }])
  })
})

describe('a prescription file', () => {
  test('is drawn anew as a picture without its hidden data', async () => {
    const browser = await strong()
    const { body } = await keepPhoto(browser, await photo())
    const answer = await browser.ask(`/account/prescriptions/${body['ref'] as string}/file`)
    const stored = Buffer.from(answer.body['file'] as string, 'base64')
    expect(answer.body['type']).toBe('image/jpeg')
    const { format, exif, width } = await sharp(stored).metadata()
    expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 40 })
  })

  test.each([
    ['nothing', async () => Buffer.alloc(0), 'upload.missing'],
    [
      'a page that calls itself a picture',
      async () => Buffer.from('<html><script>1</script></html>'),
      'upload.kind_unknown',
    ],
    [
      'a drawing with script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'upload.kind_unknown',
    ],
    ['half a picture', async () => (await photo(400)).subarray(0, 300), 'upload.broken'],
    ['a bomb', () => bomb(), 'upload.too_many_pixels'],
    ['half a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 'upload.broken'],
    ['too much', async () => Buffer.alloc(10 * 1_048_576 + 1), 'upload.too_large'],
  ])('is refused: %s', async (_, make, code) => {
    const browser = await strong()
    expect(await keepPhoto(browser, await make())).toMatchObject({ status: 422, body: { code } })
    expect((await browser.ask('/account/prescriptions')).body).toEqual({ prescriptions: [] })
  })
})

/** A few hundred kilobytes that unpack to gigabytes. */
function bomb(): Promise<Buffer> {
  const create = { width: 12_000, height: 12_000, channels: 3 as const, background: '#000' }
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer()
}

test('a customer sees who opened the prescriptions, by role and store and not by name', async () => {
  const email = newEmail()
  const browser = await strong(email)
  const ref = await keepTyped(browser)
  const { number } = await customerOf(email)
  await browser.ask(`/account/prescriptions/${ref}`)
  const optician = await trial.staff('optician', 102)
  const opened = await trial.shop.ask(`/customer/${number}/prescriptions/${ref}`, { note: 'Lasit uusiksi' }, optician)
  expect(opened.status).toBe(200)
  const { body } = await browser.ask('/account/health-reads')
  expect(body['reads']).toMatchObject([
    { by: 'optician', store: expect.stringMatching(/\S/), why: 'other' },
    { by: 'customer', store: null, why: 'shown' },
  ])
  expect(JSON.stringify(body)).not.toMatch(/Kaisa|uusiksi/)
})
