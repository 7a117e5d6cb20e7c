import sharp from 'sharp'

// No picture is read twice: what the library would keep of the last ones is 50 MB.
sharp.cache(false)

/** The most pixels of a picture; a small file may unpack to billions. */
export const MOST_PIXELS = 60_000_000

/** Format and size of a picture by its head alone, so that one of billions of pixels is known by their number. */
export async function pictureHead(data: Uint8Array) {
  return sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}
