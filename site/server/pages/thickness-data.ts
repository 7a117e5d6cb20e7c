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
  { sku, category, choice }: { sku: Sku | undefined; category: string; choice: ContractChoice | undefined },
): (ThicknessFrame & { texts: Record<string, string> }) | undefined {
  if (!form || !sku?.frame) return undefined
  const frame = lensFrameOf({ ...sku.frame, shape: form.shape }, lensSeat)
  const others = skus.flatMap(({ id, size, frame: measures, availability }) => {
    const isOther = id !== sku.id && availability !== 'sold_out'
    const path = withChoice(`${pathTo(page, 'lenses', { slug })}?${pageQuery.size}=${id}`, choice)
    return isOther && size && measures
      ? [{ size, path, frame: lensFrameOf({ ...measures, shape: form.shape }, lensSeat) }]
      : []
  })
  const similar = withChoice(`${category}?shape=${form.shape}`, choice)
  return { frame, others, similar, texts: textsFor(page, 'prescriptions', 'thickness') }
}
