import type { Media } from '#contracts/catalog.ts'
import { mediaWidths } from '#domain/catalog/media-sizes.ts'

/** Every width of a picture, for a browser to choose from. */
export function srcset(media: Media): string {
  return Object.entries(mediaWidths)
    .map(([size, width]) => `${media[size as keyof typeof mediaWidths]} ${width}w`)
    .join(', ')
}
