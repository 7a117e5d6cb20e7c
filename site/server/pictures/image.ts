import type { Media } from '#contracts/catalog.ts'
import { pictureWidths } from '#domain/server-paths.ts'

/** Every width of a picture, for a browser to choose from. */
export function srcset(media: Media): string {
  return Object.entries(pictureWidths)
    .map(([size, width]) => `${media[size as keyof typeof pictureWidths]} ${width}w`)
    .join(', ')
}

/** The picture that stands beside a link shared elsewhere: the first, as a JPEG, which every site can show; empty where there is none. */
export function sharedPicture([first]: readonly Media[] = []): string {
  return first?.lg.replace(/webp$/, 'jpg') ?? ''
}

/** Millimeters that the studio’s front pictures show from edge to edge: one scale for all, so that cards can be compared. */
export const PHOTO_WIDTH_MM = 175

/** Pixels of the studio's largest picture. */
export const PHOTO_SIZE = { width: 1180, height: 760 } as const
