/**
 * What editors see of a block before they choose it: its group, and a small drawing of what it puts on a page. All are drawn
 * from a few shapes in one grid of 48 by 32, so that they are of one kind.
 */
export interface BlockPicture {
  group: string
  /** Shapes, from back to front. */
  shapes: string[]
}

const INK = '#10171f'
const SOFT = '#b6bcc3'
const ACCENT = '#004a5a'

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const title = (x: number, y: number, width: number) => rect(x, y, width, 2.5, INK)
const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, at) => rect(x, y + at * 3, at === count - 1 ? width * 0.7 : width, 1, SOFT)).join(
    '',
  )
const picture = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#dfe3e6') +
  `<path d="M${x} ${y + height}l${width * 0.35}-${height * 0.5} ${width * 0.25} ${height * 0.3} ${width * 0.2}-${height * 0.2} ${width * 0.2} ${height * 0.4}z" fill="${SOFT}"/>`
const button = (x: number, y: number, width = 11) => rect(x, y, width, 4, ACCENT)
const ring = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ACCENT}" stroke-width="1.4"/>`
const frame = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${SOFT}"/>`
const glasses = (x: number, y: number, radius = 3.5) =>
  ring(x + radius, y, radius) +
  ring(x + radius * 3.4, y, radius) +
  rect(x + radius * 2, y - 0.7, radius * 0.5, 1.4, ACCENT)
const across = (count: number, draw: (x: number, width: number) => string) => {
  const width = (42 - (count - 1) * 2) / count
  return Array.from({ length: count }, (_, at) => draw(3 + at * (width + 2), width)).join('')
}
const down = (count: number, from: number, step: number, draw: (y: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(from + at * step)).join('')

const [WORDS, PICTURES, GOODS, EXAMS, TRUST, LISTS] = [
  'Tekstit',
  'Kuvat',
  'Tuotteet',
  'Myymälät ja tarkastukset',
  'Lupaukset ja toimet',
  'Luettelot ja lomakkeet',
]

/** By the slugs of the blocks. */
export const blockPictures: Record<string, BlockPicture> = {
  hero: {
    group: PICTURES,
    shapes: [picture(0, 0, 48, 32), rect(4, 8, 22, 16, '#fff'), title(6, 11, 16), button(6, 17)],
  },
  'rich-text': { group: WORDS, shapes: [title(6, 5, 20), lines(6, 11, 36, 5)] },
  picture: { group: PICTURES, shapes: [picture(6, 4, 36, 21), lines(6, 27, 20, 1)] },
  'wide-picture': { group: PICTURES, shapes: [picture(0, 6, 48, 20)] },
  video: {
    group: PICTURES,
    shapes: [picture(6, 5, 36, 22), `<path d="M21 11l9 5-9 5z" fill="${ACCENT}"/>`],
  },
  'picture-and-text': { group: PICTURES, shapes: [picture(3, 6, 20, 20), title(26, 8, 14), lines(26, 14, 19, 4)] },
  'article-row': {
    group: GOODS,
    shapes: [title(3, 4, 16), across(3, (x) => glasses(x, 15, 2.6) + lines(x, 22, 9, 2))],
  },
  'article-rule-row': {
    group: GOODS,
    shapes: [title(3, 4, 16), button(36, 3, 9), across(3, (x) => glasses(x, 15, 2.6) + lines(x, 22, 9, 2))],
  },
  'category-row': { group: GOODS, shapes: [across(3, (x, width) => picture(x, 6, width, 14) + title(x, 23, 9))] },
  'brand-wall': {
    group: GOODS,
    shapes: [down(2, 5, 12, (y) => across(4, (x, width) => frame(x, y, width, 9) + rect(x + 2, y + 3.5, 5, 2, INK)))],
  },
  'frame-scale': {
    group: GOODS,
    shapes: [glasses(12, 13, 6), rect(8, 24, 32, 1, INK), rect(8, 22, 1, 5, INK), rect(39, 22, 1, 5, INK)],
  },
  'price-table': {
    group: GOODS,
    shapes: [title(4, 4, 16), down(4, 10, 5, (y) => rect(4, y, 22, 1.4, SOFT) + rect(36, y, 8, 1.4, INK))],
  },
  'comparison-table': {
    group: GOODS,
    shapes: [
      across(3, (x) => title(x, 5, 9)),
      down(4, 11, 5, (y) => across(3, (x, width) => rect(x, y, width - 2, 1.4, SOFT))),
    ],
  },
  'lifestyle-plans': {
    group: GOODS,
    shapes: [
      across(
        3,
        (x, width) => frame(x, 4, width, 24) + title(x + 2, 7, 7) + lines(x + 2, 12, 8, 3) + button(x + 2, 22, 8),
      ),
    ],
  },
  'friends-join': {
    group: TRUST,
    shapes: [ring(11, 12, 4), ring(18, 12, 4), title(27, 8, 15), frame(27, 13, 17, 5), button(27, 21)],
  },
  promises: { group: TRUST, shapes: [across(3, (x, width) => title(x, 9, 10) + lines(x, 15, width - 2, 3))] },
  'usp-badges': { group: TRUST, shapes: [across(4, (x) => ring(x + 4.5, 12, 4) + lines(x, 20, 9, 2))] },
  'call-to-action': {
    group: TRUST,
    shapes: [rect(0, 7, 48, 18, '#e6eef0'), title(5, 11, 20), lines(5, 17, 18, 2), button(32, 14)],
  },
  notice: {
    group: TRUST,
    shapes: [frame(4, 9, 40, 14), rect(4, 9, 2, 14, ACCENT), title(9, 12, 14), lines(9, 17, 30, 2)],
  },
  quote: {
    group: WORDS,
    shapes: [
      `<text x="5" y="20" font-size="20" font-family="serif" fill="${ACCENT}">”</text>`,
      lines(16, 10, 27, 4),
      rect(16, 24, 12, 1.4, INK),
    ],
  },
  questions: {
    group: WORDS,
    shapes: [
      down(4, 6, 6, (y) => rect(5, y, 28, 1.6, INK) + rect(40, y, 4, 1.4, ACCENT) + rect(5, y + 3.4, 39, 0.5, SOFT)),
    ],
  },
  steps: {
    group: WORDS,
    shapes: [down(3, 7, 9, (y) => ring(8, y + 1, 2.8) + title(15, y - 1, 14) + rect(15, y + 3, 26, 1, SOFT))],
  },
  'prescription-paper': {
    group: EXAMS,
    shapes: [
      frame(7, 3, 34, 26),
      title(10, 6, 12),
      down(2, 13, 7, (y) => rect(10, y, 5, 2, INK) + [18, 25, 32].map((x) => frame(x, y - 1, 5, 4)).join('')),
    ],
  },
  'next-free-exam': {
    group: EXAMS,
    shapes: [frame(4, 6, 14, 14), rect(4, 6, 14, 4, ACCENT), title(22, 7, 18), lines(22, 12, 20, 2), button(22, 20)],
  },
  'eye-doctor-times': {
    group: EXAMS,
    shapes: [
      title(4, 4, 18),
      down(3, 10, 7, (y) => rect(4, y + 1, 16, 1.4, SOFT) + [24, 31, 38].map((x) => frame(x, y, 5, 4)).join('')),
    ],
  },
  'stores-near-you': {
    group: EXAMS,
    shapes: [
      picture(3, 4, 20, 24),
      ring(13, 14, 3),
      down(3, 6, 8, (y) => title(27, y, 12) + rect(27, y + 4, 17, 1, SOFT)),
    ],
  },
  'store-hours': {
    group: EXAMS,
    shapes: [
      ring(12, 16, 7),
      rect(11.4, 11, 1.2, 5, INK),
      rect(12, 15.4, 4, 1.2, INK),
      down(5, 7, 4, (y) => rect(24, y, 8, 1.2, SOFT) + rect(36, y, 8, 1.2, INK)),
    ],
  },
  'store-list': {
    group: EXAMS,
    shapes: [down(4, 5, 6.5, (y) => across(2, (x) => title(x, y, 10) + rect(x, y + 3.6, 17, 0.8, SOFT)))],
  },
  'page-list': {
    group: LISTS,
    shapes: [across(2, (x, width) => picture(x, 4, width, 13) + title(x, 20, 12) + rect(x, 25, width, 1, SOFT))],
  },
  'press-list': {
    group: LISTS,
    shapes: [down(3, 5, 9, (y) => rect(4, y, 8, 1.2, SOFT) + title(15, y, 22) + rect(15, y + 4, 29, 0.8, SOFT))],
  },
  form: {
    group: LISTS,
    shapes: [down(2, 4, 9, (y) => rect(8, y, 10, 1.4, INK) + frame(8, y + 2.5, 32, 5)), button(8, 23)],
  },
  'cookie-list': {
    group: LISTS,
    shapes: [down(4, 5, 6, (y) => rect(4, y, 10, 2, INK) + rect(18, y, 26, 1, SOFT) + rect(18, y + 2.4, 18, 1, SOFT))],
  },
  company: { group: LISTS, shapes: [title(6, 6, 18), lines(6, 12, 24, 3), rect(6, 23, 14, 1.4, ACCENT)] },
}

/** The drawing of a block as an address, which needs no file. */
export function thumbnailOf({ shapes }: BlockPicture): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">${rect(0, 0, 48, 32, '#fff')}${shapes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
