import { mkdir, rename, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Original, Originals } from '#plugins/kit/originals/originals.ts'
import { withSlot } from './concurrency.ts'
import type { Wanted } from './names.ts'

/** One thread for each picture: the others serve requests. */
sharp.concurrency(1)

/** The file of a picture in one size, made now if it is missing or its original has changed. Undefined without an original. */
export type PictureFile = (wanted: Wanted) => Promise<string | undefined>

/** Makes sizes of these originals, and keeps them in `folder`, which is this machine's own. */
export function pictureMaker(originals: Originals, folder: string): PictureFile {
  const making = new Map<string, Promise<string | undefined>>()

  async function findOrMake(wanted: Wanted, file: string): Promise<string | undefined> {
    const made = await changedAt(file)
    let original: Original | undefined
    try {
      original = await originals.find(wanted.name)
    } catch (problem) {
      // What is made already needs no store.
      if (made === undefined) throw problem
      return file
    }
    if (!original || made === original.changedAt) return original && file
    return withSlot(() => make(originals, original, file, wanted))
  }

  return (wanted) => {
    const file = join(folder, `${wanted.name}-${wanted.width}.${wanted.format}`)
    const known = making.get(file)
    if (known) return known
    const finding = findOrMake(wanted, file).finally(() => making.delete(file))
    making.set(file, finding)
    return finding
  }
}

/**
 * Written to a temporary file and renamed, so that an incomplete picture is never served. It bears the time of its
 * original: the clocks of two machines may differ, so "newer than" proves nothing.
 */
async function make(originals: Originals, original: Original, file: string, { width, format }: Wanted) {
  const content = await originals.read(original)
  if (!content) return undefined
  await mkdir(dirname(file), { recursive: true })
  const picture = sharp(content, { limitInputPixels: 64_000_000 }).rotate().resize({ width, withoutEnlargement: true })
  const half = `${file}.${process.pid}.half`
  if (format === 'webp') await picture.webp({ quality: 72, effort: 6, smartSubsample: true }).toFile(half)
  else await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toFile(half)
  const time = new Date(original.changedAt)
  await utimes(half, time, time)
  await rename(half, file)
  return file
}

async function changedAt(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found && Math.round(found.mtimeMs)
}
