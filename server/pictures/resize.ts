import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { ResizedPicture } from '#domain/resized-picture.ts'
import { MOST_PIXELS } from '#plugins/kit/uploads/picture-facts.ts'
import { withSlot } from './concurrency.ts'

/** What is resized: pictures of pixels. Others could be programs. */
const known = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/** Pictures of other hosts that are being fetched or made at most; who comes later asks again. */
const MOST_AT_ONCE = 32
/** Files that are cached at most: addresses can be made up without end. */
const MOST_FILES = 20_000
/** Files that are made before it is looked at how many there are. */
const LOOKED_AFTER = 500

/** Gives the original of a picture; undefined where it cannot be had. */
export type ReadOriginal = () => Promise<Buffer | undefined>

/** Too many pictures are being made. */
export class ResizerBusy extends Error {}

/** Makes each size of a picture once, and keeps it in `folder`, which is this machine's own. */
export function pictureResizer(folder: string) {
  const making = new Map<string, Promise<string | undefined>>()
  let made = 0

  async function make(file: string, wanted: ResizedPicture, read: ReadOriginal): Promise<string | undefined> {
    const original = await read()
    const type = original && (await fileTypeFromBuffer(original))
    if (!type || !known.has(type.mime)) return undefined
    await mkdir(folder, { recursive: true })
    const half = `${file}.${process.pid}.half`
    try {
      await withSlot(() => resized(original, wanted).toFile(half))
    } catch {
      // A picture that is cut, or of billions of pixels.
      await rm(half, { force: true })
      return undefined
    }
    await rename(half, file)
    made += 1
    if (made % LOOKED_AFTER === 0) await dropOldest(folder)
    return file
  }

  /** The file of a picture in one size. `version` is another when the original is. Throws `ResizerBusy`. */
  return async (wanted: ResizedPicture, version: string, read: ReadOriginal): Promise<string | undefined> => {
    const name = createHash('sha256').update(`${wanted.url.href}\n${version}`).digest('hex')
    const file = join(folder, `${name}-${wanted.width}.${wanted.format}`)
    if (await stat(file).catch(() => undefined)) return file
    const begun = making.get(file)
    if (begun) return begun
    if (making.size >= MOST_AT_ONCE) throw new ResizerBusy()
    const pending = make(file, wanted, read).finally(() => making.delete(file))
    making.set(file, pending)
    return pending
  }
}

function resized(original: Buffer, { width, format }: ResizedPicture) {
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'webp') return picture.webp({ quality: 75, effort: 4 })
  if (format === 'png') return picture.png()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true })
}

async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= MOST_FILES) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const oldest = files.toSorted((one, other) => one.time - other.time).slice(0, names.length - MOST_FILES)
  for (const { file } of oldest) await rm(file, { force: true })
}
