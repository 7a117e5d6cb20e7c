import type { Media } from '#contracts/catalog.ts'

/** Widths of pictures in pixels (specification §9). */
export const mediaWidths = { xs: 75, sm: 145, md: 285, lg: 570, xl: 1180 } as const

/** The addresses of a picture at each width, made from the name of its master without the ending. */
export function mediaOf(name: string, alt: string): Media {
  const address = (width: number) => `/kuvat/${encodeURIComponent(name)}-${width}.webp`
  const { xs, sm, md, lg, xl } = mediaWidths
  return { xs: address(xs), sm: address(sm), md: address(md), lg: address(lg), xl: address(xl), alt }
}
