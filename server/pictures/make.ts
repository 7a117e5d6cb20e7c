import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { settings } from '../settings.ts'
import { originalOf, type Wanted } from './names.ts'
import { withSlot } from './concurrency.ts'

/** One thread for each picture: the others serve requests. */
sharp.concurrency(1)

const media = join(settings.data, 'media')
const made = join(settings.data, 'pictures')
const making = new Map<string, Promise<string | undefined>>()

/**
 * The file of a picture in one size, made now if it is missing or older than its original. Undefined without an
 * original.
 */
export function pictureFile(wanted: Wanted): Promise<string | undefined> {
  const file = `${wanted.name}-${wanted.width}.${wanted.format}`
  const known = making.get(file)
  if (known) return known
  const finding = findOrMake(wanted, join(made, file)).finally(() => making.delete(file))
  making.set(file, finding)
  return finding
}

async function findOrMake(wanted: Wanted, file: string): Promise<string | undefined> {
  const original = await originalOf(media, wanted.name)
  if (!original) return undefined
  const source = join(media, original)
  if ((await age(file)) >= (await age(source))) return file
  await withSlot(() => make(source, file, wanted))
  return file
}

/** Written to a temporary file and renamed, so that an incomplete picture is never served. */
async function make(source: string, file: string, { width, format }: Wanted): Promise<void> {
  await mkdir(made, { recursive: true })
  const picture = sharp(source, { limitInputPixels: 64_000_000 }).rotate().resize({ width, withoutEnlargement: true })
  const half = `${file}.${process.pid}.half`
  if (format === 'webp') await picture.webp({ quality: 72, effort: 6, smartSubsample: true }).toFile(half)
  else await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toFile(half)
  await rename(half, file)
}

async function age(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found?.mtimeMs ?? -1
}
