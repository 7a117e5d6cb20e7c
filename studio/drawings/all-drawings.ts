import { amsler } from './amsler.ts'
import { astigmatism } from './astigmatism.ts'
import { audiogram } from './audiogram.ts'
import { axis } from './axis.ts'
import { eye } from './eye.ts'
import { eyeChart } from './eye-chart.ts'
import { nearPoint } from './near-point.ts'
import { myopia, refraction } from './refraction.ts'
import { screen } from './screen.ts'
import { storefront } from './storefront.ts'
import { cataract, glaucoma } from './street.ts'
import { tearFilm } from './tear-film.ts'
import type { PictureOrder } from '../orders.ts'
import { color } from './draw.ts'

/** The drawings of the pages about eyes and about the chain. */
export function drawings(): PictureOrder[] {
  const all = [amsler, astigmatism, audiogram, axis, cataract, eye, eyeChart, glaucoma, myopia, nearPoint, refraction, screen, storefront, tearFilm] // prettier-ignore
  return all.map(({ name, width, height, body }) => ({
    file: `page-${name}.webp`,
    width,
    height,
    subject: 'drawing',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="${color.background}"/>${body}</svg>`,
  }))
}
