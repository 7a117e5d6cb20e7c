import type { Media } from '#contracts/catalog.ts'

/** Widths in pixels of specification §9. */
const widths = { xs: 75, sm: 145, md: 285, lg: 570, xl: 1180 } as const

/** Every width of a picture, for a browser to choose from. */
export function srcset(media: Media): string {
  return Object.entries(widths)
    .map(([size, width]) => `${media[size as keyof typeof widths]} ${width}w`)
    .join(', ')
}
