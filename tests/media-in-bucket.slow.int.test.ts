import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { isPublishedPicture } from '#plugins/kit/admin/published-pictures.ts'
import { mediaBucket } from '#plugins/kit/originals/open-originals.ts'
import { bucketOf, type Bucket } from '#plugins/kit/originals/originals-in-bucket.ts'
import { OriginalsUnreachable } from '#plugins/kit/originals/originals.ts'
import { opened } from './opened.ts'
import { openMachine, openTrialBucket } from './trial-bucket.ts'
import { openTrialCatalog } from './trial-catalog.ts'

const collection = 'media' as never
const SEEDED = 'halinen-musta-front'
const SENTENCE = /Kuvien säilytyspaikka ei vastaa/

const world = opened(async () => {
  const bucket = await openTrialBucket()
  Object.assign(process.env, bucket.settings)
  const catalog = await openTrialCatalog()
  const machine = openMachine(bucket.opened, (name) => isPublishedPicture(catalog.shop.payload, name))
  return {
    bucket,
    machine,
    payload: catalog.shop.payload,
    request: catalog.shop.req,
    async close() {
      for (const name of Object.keys(bucket.settings)) delete process.env[name]
      machine.close()
      await catalog.shop.close()
      bucket.close()
    },
  }
})

test('pictures of the seeds are stored in the bucket, and any machine serves them to anyone', async () => {
  expect((await world.machine.ask(`${SEEDED}-285.webp`, {})).status).toBe(200)
})

test('an upload is served by another machine, to staff alone until it is published', async () => {
  const { filename } = await upload('Ensimmäinen.png', '#ff0000')
  expect(filename).toBe('ensimmainen-png.png')
  expect((await world.machine.ask('ensimmainen-png-75.webp', {})).status).toBe(404)
  expect(await colorOf('ensimmainen-png-75.webp')).toEqual([255, 0, 0])
  const answer = await world.payload.config.collections
    .find(({ slug }) => slug === 'media')
    ?.upload?.handlers?.[0]?.(await world.request(), { params: { filename, collection: 'media' } } as never)
  expect(Buffer.from(await (answer as Response).arrayBuffer())).toEqual(await picture('#ff0000'))
})

test('a replaced picture gets a new name, and the old object is deleted', async () => {
  const { id } = await upload('vaihtuva.webp', '#ff0000')
  await world.machine.ask('vaihtuva-75.webp')
  const updated = await world.payload.update({
    collection,
    id,
    data: {} as never,
    file: await file('vaihtuva.webp', '#0000ff'),
  })
  expect(updated).toMatchObject({ filename: 'vaihtuva-1.webp' })
  expect(await colorOf('vaihtuva-1-75.webp')).toEqual([0, 0, 255])
  expect(await world.bucket.opened().find('vaihtuva')).toBeUndefined()
})

test('a size made from an older object is made again', async () => {
  const bucket = world.bucket.opened()
  await bucket.put('taide.webp', await picture('#ff0000'))
  world.bucket.age('taide.webp')
  expect(await colorOf('taide-75.webp')).toEqual([255, 0, 0])
  await bucket.put('taide.webp', await picture('#0000ff'))
  world.machine.restart()
  expect(await colorOf('taide-75.webp')).toEqual([0, 0, 255])
})

test('an upload does not replace a picture of the design', async () => {
  await world.bucket.opened().put('koriste.webp', await picture('#ff0000'))
  expect(await upload('koriste.webp', '#0000ff')).toMatchObject({ filename: 'koriste-1.webp' })
})

test('a refused picture leaves no object', async () => {
  const sent = { collection, data: {} as never, file: await file('sanaton.webp', '#ff0000') }
  await expect(world.payload.create(sent)).rejects.toThrow()
  expect(await world.bucket.opened().find('sanaton')).toBeUndefined()
})

test('a document is unchanged when the bucket refuses its file', async () => {
  const { id } = await upload('pysyvä.webp', '#ff0000')
  const full = new OriginalsUnreachable('full')
  const put = vi.spyOn(mediaBucket() as Bucket, 'put')
  const before = await world.payload.find({ collection })

  put.mockRejectedValueOnce(full)
  await expect(upload('uusi.webp', '#ff0000')).rejects.toThrow(SENTENCE)
  put.mockRejectedValueOnce(full)
  const replaced = { collection, id, data: { alt: 'Muu' } as never, file: await file('pysyvä.webp', '#0000ff') }
  await expect(world.payload.update(replaced)).rejects.toThrow(SENTENCE)
  expect(await world.payload.find({ collection })).toEqual(before)
})

test('a deleted picture is not found', async () => {
  const { id } = await upload('poistuva.webp', '#ff0000')
  expect((await world.machine.ask('poistuva-75.webp')).status).toBe(200)
  await world.payload.delete({ collection, id })
  world.machine.restart()
  expect((await world.machine.ask('poistuva-75.webp')).status).toBe(404)
})

test('a wrong secret and a missing bucket are errors that name the reason', async () => {
  const { settings } = world.bucket
  await expect(bucketOf({ ...settings, S3_SECRET_ACCESS_KEY: 'x' })?.find('a')).rejects.toThrow(/does not answer/)
  await expect(bucketOf({ ...settings, S3_BUCKET: 'none' })?.check()).rejects.toThrow('There is no bucket none')
  await expect(bucketOf(settings)?.check()).resolves.toBeUndefined()
})

test('pictures already made are served without the bucket, and nothing is half-written', async () => {
  const { id } = await upload('jäävä.webp', '#ff0000')
  await world.machine.ask('jaava-75.webp')
  world.bucket.stop()
  world.machine.restart()
  expect((await world.machine.ask('jaava-75.webp')).status).toBe(200)
  for (const unmade of ['jaava-285.webp', 'jaava-570.webp']) expect((await world.machine.ask(unmade)).status).toBe(503)
  expect(world.machine.logged).toEqual([expect.stringContaining('The bucket pictures does not answer')])

  const count = () => world.payload.count({ collection })
  const before = await count()
  await expect(upload('tuleva.webp', '#ff0000')).rejects.toThrow(SENTENCE)
  await expect(world.payload.delete({ collection, id })).rejects.toThrow(SENTENCE)
  expect(await count()).toEqual(before)
})

const picture = (background: string) =>
  sharp({ create: { width: 100, height: 50, channels: 3, background } })
    .png()
    .toBuffer()

async function file(name: string, color: string) {
  const data = await picture(color)
  return { data, name, size: data.length, mimetype: 'image/png' }
}

async function upload(name: string, color: string): Promise<{ id: number; filename: string }> {
  const sent = { collection, data: { alt: 'Kuva' } as never, file: await file(name, color) }
  return (await world.payload.create(sent)) as unknown as { id: number; filename: string }
}

/** The color of a served picture's middle. */
async function colorOf(address: string): Promise<number[]> {
  const answer = await world.machine.ask(address)
  expect(answer.status).toBe(200)
  const { dominant } = await sharp(await answer.arrayBuffer()).stats()
  return [dominant.r, dominant.g, dominant.b].map((channel) => (channel > 127 ? 255 : 0))
}
