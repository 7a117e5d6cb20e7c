import { picturesPath, pictureWidths } from '#domain/server-paths.ts'

const widths: readonly number[] = Object.values(pictureWidths)

/** Mail clients and link previews need JPEG, in this width. */
const JPEG_WIDTH = pictureWidths.lg

/** A picture in its address. */
export interface Wanted {
  name: string
  width: number
  format: 'webp' | 'jpg'
}

const address = new RegExp(String.raw`^${picturesPath}/([^/]+)-(\d{2,4})\.(webp|jpg)$`)

/** Parses an address below `picturesPath`; undefined where the address can name no picture. */
export function readAddress(path: string): Wanted | undefined {
  const [, written = '', size = '', format] = address.exec(path) ?? []
  const name = decode(written)
  const width = Number(size)
  if (!name || !/^[\p{L}\p{N}][\p{L}\p{N}_ .-]*$/u.test(name) || name.includes('..')) return undefined
  if (format === 'webp' && widths.includes(width)) return { name, width, format }
  return format === 'jpg' && width === JPEG_WIDTH ? { name, width, format } : undefined
}

/** Every size of one original, smallest first: lists show the small ones. */
export function sizesOf(name: string): Wanted[] {
  const webp = widths.map((width): Wanted => ({ name, width, format: 'webp' }))
  return [...webp, { name, width: JPEG_WIDTH, format: 'jpg' }]
}

function decode(written: string): string | undefined {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return undefined
  }
}
