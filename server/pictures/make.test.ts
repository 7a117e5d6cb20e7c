import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Original } from '#plugins/kit/originals/originals.ts'
import { originalsIn } from '#plugins/kit/originals/originals-in-folder.ts'
import { pictureMaker } from './make.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const shared = originalsIn(join(folder, 'media'))
let reads = 0
const originals = { ...shared, read: (original: Original) => ((reads += 1), shared.read(original)) }
const machine = pictureMaker(originals, join(folder, 'made'))
const size = () => machine({ name: 'kuura', width: 75, format: 'webp' })
afterAll(() => rmSync(folder, { recursive: true }))

test('a size is made once, and again when its original is replaced by a machine whose clock is behind', async () => {
  await replace('#ff0000', 0)
  expect([await redOf(await size()), await redOf(await size()), reads]).toEqual([255, 255, 1])
  await replace('#000000', 3600)
  expect([await redOf(await size()), reads]).toEqual([0, 2])
})

test('a deleted original no longer has a size', async () => {
  await replace('#ff0000', 0)
  await size()
  await rm(join(folder, 'media/kuura.webp'))
  expect(await size()).toBeUndefined()
})

async function replace(background: string, secondsBehind: number): Promise<void> {
  const from = join(folder, 'sent.webp')
  await sharp({ create: { width: 20, height: 10, channels: 3, background } }).toFile(from)
  const time = Date.now() / 1000 - secondsBehind
  utimesSync(from, time, time)
  await shared.bring(from, 'kuura.webp')
  await rm(from)
}

async function redOf(file = ''): Promise<number> {
  const { channels } = await sharp(await readFile(file)).stats()
  return Math.round((channels[0]?.mean ?? 0) / 255) * 255
}
