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
import { giftCards } from './gift-cards.ts'
import { inLanguages } from './in-languages.ts'
import { color, type Drawing } from './draw.ts'

/** The drawings of the pages about eyes and about the chain, in all languages of the shop. */
export function drawings(): PictureOrder[] {
  const all = [amsler, astigmatism, audiogram, axis, cataract, eye, eyeChart, glaucoma, myopia, nearPoint, refraction, screen, storefront, tearFilm] // prettier-ignore
  return [
    ...all
      .flatMap((drawing) => [drawing, ...inLanguages(drawing)])
      .map((drawing) => orderOf(drawing, { file: `page-${drawing.name}.webp` })),
    // JPEG, since a PDF takes no other.
    ...giftCards.map((drawing) =>
      orderOf(drawing, { file: `${drawing.name}.jpg`, folder: 'site/public/lahjakortit' as const }),
    ),
  ]
}

function orderOf({ width, height, body }: Drawing, to: Pick<PictureOrder, 'file' | 'folder'>): PictureOrder {
  return {
    ...{ ...to, width, height, subject: 'drawing' as const },
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="${color.background}"/>${body}</svg>`,
  }
}
