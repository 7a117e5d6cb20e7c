import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardPicture } from '#contracts/cart.ts'
import { picturePath } from '#domain/cart/gift-card-line.ts'

/** A card's picture as a JPEG of 1200 × 800 pixels. */
export function pictureOf(picture: CardPicture): Promise<Buffer> {
  return readFile(join(process.env.APP_ROOT ?? process.cwd(), 'site/public', picturePath(picture)))
}
