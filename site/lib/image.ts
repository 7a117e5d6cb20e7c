import type { Media } from '#contracts/catalog.ts'
import { pictureWidths } from '#domain/picture-widths.ts'

/** Every width of a picture, for a browser to choose from. */
export function srcset(media: Media): string {
  return Object.entries(pictureWidths)
    .map(([size, width]) => `${media[size as keyof typeof pictureWidths]} ${width}w`)
    .join(', ')
}
