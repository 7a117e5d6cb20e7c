import { accessSync, constants, statSync } from 'node:fs'
import type { Settings } from '../settings.ts'
import { checkAddress, checkTogether } from './check-outside.ts'
import { StartupError } from './startup-error.ts'

/** Refuses settings that name no usable place for original pictures, or two. */
export function checkMedia({ media, s3 }: Pick<Settings, 'media' | 's3'>): void {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3
  const needed = {
    S3_BUCKET: bucket,
    'S3_ENDPOINT (or S3_REGION)': endpoint ?? region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  checkTogether(needed, 'a folder')
  checkAddress('S3_ENDPOINT', endpoint, ['https:', 'http:'], 'https://s3.example')
  if (media && bucket)
    throw new StartupError('SHOP_MEDIA and S3_BUCKET are both set: pictures lie in a folder or in a bucket; set one.')
  if (media && !isWritableFolder(media))
    throw new StartupError(
      `SHOP_MEDIA: ${media} is no folder that can be written to; mount it, or give it to this user.`,
    )
}

/** It is not made when it is missing: a shared folder that is not mounted must not become one of this machine. */
function isWritableFolder(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
