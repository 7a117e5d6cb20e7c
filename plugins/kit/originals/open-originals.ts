import { join } from 'node:path'
import { bucketOf, type Bucket } from './originals-in-bucket.ts'
import { originalsIn } from './originals-in-folder.ts'
import type { Originals } from './originals.ts'

/** The folder of originals, where no bucket is set. Several machines may share it (`SHOP_MEDIA`). */
export function mediaFolder(): string {
  const { SHOP_MEDIA, SHOP_DATA, APP_ROOT = process.cwd() } = process.env
  return SHOP_MEDIA || join(SHOP_DATA ?? join(APP_ROOT, 'data'), 'media')
}

let bucket: { opened: Bucket | undefined } | undefined

/** The bucket of originals, where the settings name one: one for the process, so that it sees its own changes at once. */
export function mediaBucket(): Bucket | undefined {
  bucket ??= { opened: bucketOf(process.env) }
  return bucket.opened
}

/** The store that the settings name. */
export function openOriginals(): Originals {
  return mediaBucket() ?? originalsIn(mediaFolder())
}
