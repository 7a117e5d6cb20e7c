import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { FileType } from '#contracts/kept-prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { UPLOAD_MEGABYTES } from '#domain/upload-limits.ts'
import { MOST_PIXELS, pictureHead } from './picture-facts.ts'

/** A picture or document of a customer, as it is stored. */
export interface PrivateUpload {
  type: FileType
  bytes: Buffer
}

/** Kinds that are read, by their bytes. Phones turn their own formats into one of these for the form. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Enough to read small print on a photographed sheet of paper, in pixels. */
const LONGEST_EDGE = 3000

/**
 * What a customer sent, as it may be stored. Its kind is proven from its bytes, whatever its name says. A picture is
 * drawn anew, upright, without anything but its pixels: place, camera and what may hide in a file are gone. A PDF is
 * stored as it is: it is never shown in a page, only given out as a download. HEIC is refused: browsers turn it into
 * JPEG for a form that asks for JPEG.
 *
 * Throws `upload.missing`, `upload.too_large`, `upload.kind_unknown`, `upload.too_many_pixels` or `upload.broken`.
 */
export async function acceptedUpload(bytes: Buffer): Promise<PrivateUpload> {
  if (bytes.length === 0) throw new Refusal('upload.missing')
  if (bytes.length > UPLOAD_MEGABYTES * 1_048_576) throw new Refusal('upload.too_large', { max: UPLOAD_MEGABYTES })
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (kind?.mime === 'application/pdf') return { type: 'application/pdf', bytes: wholePdf(bytes) }
  if (!kind || !PICTURES.includes(kind.mime)) throw new Refusal('upload.kind_unknown')
  return { type: 'image/jpeg', bytes: await drawnAnew(bytes) }
}

/** A PDF that was cut off in transit has no end. */
function wholePdf(bytes: Buffer): Buffer {
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new Refusal('upload.broken')
  return bytes
}

async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  const head = await pictureHead(bytes)
  if (!head) throw new Refusal('upload.broken')
  if (head.width * head.height > MOST_PIXELS) throw new Refusal('upload.too_many_pixels')
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('upload.broken')
    })
}
