import type { Article, Sku } from '#contracts/catalog.ts'
import { drawingsOf, frameDesign } from '../texts/measures.ts'

/** A frame drawn from the front, lenses apart from the rest, for showing what a tint looks like in it. */
export interface TintPicture {
  viewBox: string
  /** SVG path data. */
  lenses: string
  /** What is filled, and what is only a line. */
  filled: string
  lines: string
  /** `#rrggbb` of the front; nothing where it is not known. */
  color: string | undefined
}

const MARGIN_MM = 3

/** The frame of the article in its own color. Nothing where its measures are not known. */
export function tintPicture(article: Article, sku: Sku | undefined): TintPicture | undefined {
  const design = frameDesign(article, sku?.frame ?? article.skus[0]?.frame ?? null)
  if (!design) return undefined
  const { paths, measures } = drawingsOf(design).front
  const { front = '', rims = '', lenses = '', bridge = '', 'end-pieces': ends = '' } = paths
  const [left, , right] = measures.totalWidth
  const half = design.lensHeight / 2 + design.rimWidth + MARGIN_MM
  return {
    viewBox: [left - MARGIN_MM, -half, right - left + 2 * MARGIN_MM, 2 * half].join(' '),
    lenses,
    filled: front + rims,
    lines: bridge + ends,
    color: article.siblings.find(({ isCurrent }) => isCurrent)?.swatch[0],
  }
}
