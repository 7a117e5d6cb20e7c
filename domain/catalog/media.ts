import type { Media } from '#contracts/catalog.ts'
import { picturesPath, pictureWidths } from '#domain/server-paths.ts'

/** The addresses of a picture at each width, made from the name of its master without the ending. */
export function mediaOf(name: string, alt: string): Media {
  const address = (width: number) => `${picturesPath}/${encodeURIComponent(name)}-${width}.webp`
  const { xs, sm, md, lg, xl } = pictureWidths
  return { xs: address(xs), sm: address(sm), md: address(md), lg: address(lg), xl: address(xl), alt }
}

/** Name of a picture in its addresses: the file's without the ending. */
export function pictureName(filename: string): string {
  return filename.replace(/\.[a-z]+$/i, '')
}
