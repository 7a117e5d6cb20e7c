import { expect, test, type Page } from './on-test-day.ts'
import { everyBlock, tinyVideo } from '../every-block.ts'
import { asAdmin } from './admin-actions.ts'
import { expectNothing } from './axe.ts'
import { RETRIES } from './shopper-actions.ts'

type Id = number | string

test('a page with every block fits a phone, has no problem that axe finds, and reports its video’s events', async ({
  page,
}) => {
  await page.goto('/tilaus')
  const path = await publish(await record(page))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Kaikki lohkot samalla sivulla peräkkäin' })).toBeVisible()
  await expectToFit(page)
  await expectNothing(page)
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([
    expect.stringContaining('Organization'),
    expect.stringContaining('FAQPage'),
  ])

  // It waits for its reader, since the page does not start it.
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(0)
  const reported = listen(page)
  await page.getByRole('button', { name: 'Mykistä ääni' }).click()
  await page.getByRole('button', { name: 'Toista video' }).click()
  await expect.poll(reported).toEqual(expect.arrayContaining(['TOGGLE_MUTE', 'MUTE', 'TOGGLE', 'PLAY', 'PAUSE', 'END']))
})

test('a video that cannot be played shows a message @slow', async ({ page }) => {
  const path = await publish(tinyVideo)
  await page.goto(path)
  await expect(page.getByText('Video ei nyt toistu.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Toista video' })).toBeHidden()
})

/** Records a moment of a canvas: a video of our own, without a tool that makes one. */
async function record(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
    const pieces: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 10; frame++) {
      pen?.fillRect(frame * 10, frame * 5, 20, 20)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

/** Publishes a page with every block and this video, and gives its path. */
async function publish(video: Buffer): Promise<string> {
  const [picture, article, brand, store, page] = await Promise.all(
    ['media', 'articles', 'brands', 'stores', 'pages'].map(firstOf),
  )
  const isWebm = video.readUInt32BE() === 0x1a45dfa3
  const [ending, mimeType] = isWebm ? ['webm', 'video/webm'] : ['mp4', 'video/mp4']
  const uploaded = (await asAdmin((request) =>
    request.post('/api/videos', {
      // A form is taken from the shop's own pages alone.
      headers: { origin: process.env.JOURNEYS_URL ?? '' },
      multipart: {
        _payload: JSON.stringify({ description: 'Neliö liikkuu', captions: 'WEBVTT\n' }),
        file: { name: `${crypto.randomUUID()}.${ending}`, mimeType, buffer: video },
      },
      maxRetries: RETRIES,
    }),
  )) as { doc: { id: Id } }
  const path = `/${crypto.randomUUID()}`
  const blocks = everyBlock({
    picture: picture!,
    article: article!,
    brand: brand!,
    store: store!,
    page: page!,
    video: uploaded.doc.id,
  })
  const data = { title: 'Kaikki lohkot', path, kind: 'page', language: 'fi', seo: { isHidden: true }, blocks }
  await asAdmin((request) =>
    request.post('/api/pages', { data: { ...data, _status: 'published' }, maxRetries: RETRIES }),
  )
  return path
}

async function firstOf(collection: string): Promise<Id> {
  const where = collection === 'media' ? '&where[filename][equals]=hero-sunglasses.webp' : ''
  const found = await asAdmin((request) => request.get(`/api/${collection}?limit=1&depth=0${where}`))
  return (found as { docs: { id: Id }[] }).docs[0]!.id
}

async function expectToFit(page: Page): Promise<void> {
  const { width, room } = await page.evaluate(() => {
    const { scrollWidth: width, clientWidth: room } = document.documentElement
    return { width, room }
  })
  expect(width).toBeLessThanOrEqual(room)
}

/** Collects the events of the page's videos; called again it returns those that they have sent. */
function listen(page: Page): () => Promise<string[]> {
  const listening = page.evaluate(() => {
    const reported: string[] = []
    document.addEventListener('video', (event) => reported.push((event as CustomEvent<{ type: string }>).detail.type))
    Object.assign(globalThis, { reported })
  })
  return async () => {
    await listening
    return page.evaluate(() => (globalThis as unknown as { reported: string[] }).reported)
  }
}
