import type { Article, Sku } from '#contracts/catalog.ts'
import { lensFrameOf } from '#domain/optics/lens-place.ts'
import type { InLanguage } from '../../shared/language.ts'
import type { ThicknessFrame } from '../../shared/lens-thickness.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { textsFor } from '../texts/text.ts'
import { withChoice, type ContractChoice } from './contract-choice.ts'

/** What the thickness of lenses is computed from, with its words; undefined of a frame whose measures are not known. */
export function thicknessData(
  page: InLanguage,
  { form, lensSeat, skus, slug }: Article,
  sku: Sku | undefined,
  choice: ContractChoice | undefined,
): (ThicknessFrame & { texts: Record<string, string> }) | undefined {
  const frame = lensFrameOf(form, sku?.frame, lensSeat)
  if (!frame) return undefined
  const others = skus.flatMap(({ id, size, frame: measures, availability }) => {
    const other = id === sku?.id || availability === 'sold_out' ? null : lensFrameOf(form, measures, lensSeat)
    const path = withChoice(`${pathTo(page, 'lenses', { slug })}?${pageQuery.size}=${id}`, choice)
    return other && size ? [{ size, path, frame: other }] : []
  })
  return { frame, others, texts: textsFor(page, 'prescriptions', 'thickness') }
}
