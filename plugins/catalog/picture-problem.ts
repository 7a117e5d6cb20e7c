import sharp from 'sharp'
import { MOST_PIXELS, pictureHead } from '#plugins/kit/uploads/picture-facts.ts'

/** The formats that pictures may have, by the endings of their names, as sharp names them. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

const NO_PICTURE = 'Tiedosto ei ole kuva, jota kauppa voi näyttää. Tallenna se muodossa JPEG, PNG, WebP tai AVIF.'
const BROKEN = 'Kuva on vioittunut tai jäänyt kesken. Tallenna se uudelleen kuvankäsittelyohjelmassa.'

/** Why an uploaded file cannot be a picture of the shop, for staff; undefined where it can. Reads it to its last pixel. */
export async function pictureProblem({ name, data }: { name: string; data: Buffer }): Promise<string | undefined> {
  if (data.length === 0) return 'Tiedosto on tyhjä. Valitse toinen kuva.'
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const expected = FORMATS[ending]
  const head = await pictureHead(data)
  if (!expected || !head || !Object.values(FORMATS).includes(head.format)) return NO_PICTURE
  if (head.format !== expected)
    return `Tiedoston pääte on ${ending}, mutta se on toista muotoa. Tallenna kuva uudelleen oikeassa muodossa.`
  const { width, height } = head
  if (width * height > MOST_PIXELS)
    return `Kuvassa on liikaa kuvapisteitä (${width} × ${height}). Pienennä kuva niin, että se on enintään 6000 × 6000.`
  const pixels = sharp(data, { failOn: 'truncated' }).resize(1, 1).raw()
  return pixels.toBuffer().then(
    () => undefined,
    () => BROKEN,
  )
}
