import sharp from 'sharp'
import { brand } from '#domain/brand.ts'
import { fitText, outlinedText } from './outlined-text.ts'

/** Size of a picture beside a shared link, in pixels: what the networks show whole. */
export const sharePictureSize = { width: 1200, height: 630 }

const MARGIN = 80
const LINE_HEIGHT = 1.1
const SIZES = [100, 84, 72, 64, 56, 46]
const TITLE = { width: 720, lines: 4 }

/** Colors of `site/styles/tokens.css` by day, as sRGB: paper, ink and lakka. */
const colors = { paper: '#fbfaf8', ink: '#121b24', lakka: '#f2a33c' }

/** The Landolt ring of the chain's sign, five units wide around the origin. */
const RING = 'M2.449-.5A2.5 2.5 0 1 0 2.449.5L1.414.5A1.5 1.5 0 1 1 1.414-.5Z'

/** The picture beside a link to a page that has none of its own: its title, the ring and the chain's name, as PNG. */
export async function sharePicture(title: string): Promise<Buffer> {
  return sharp(Buffer.from(svg(title)))
    .png({ palette: true, colors: 64 })
    .toBuffer()
}

function svg(title: string): string {
  const { width, height } = sharePictureSize
  const { lines, size } = fitText(title, SIZES, TITLE)
  const top = (height - 60 - lines.length * size * LINE_HEIGHT) / 2
  const rows = lines.map((line, at) => {
    const baseline = top + size * (at * LINE_HEIGHT + 0.85)
    return `<g transform="translate(${MARGIN} ${baseline})">${outlinedText(line, size)}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<path transform="translate(990 ${height / 2}) scale(62)" fill="${colors.lakka}" d="${RING}"/>`,
    `<g fill="${colors.ink}">`,
    ...rows,
    `<path transform="translate(${MARGIN + 17} ${height - MARGIN - 14}) scale(7)" d="${RING}"/>`,
    `<g transform="translate(${MARGIN + 46} ${height - MARGIN})">${outlinedText(brand.name, 40)}</g>`,
    '</g>',
    '</svg>',
  ].join('')
}
