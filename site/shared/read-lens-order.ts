import type { LensPackage } from '#contracts/catalog.ts'
import type { CartAddition, LensUse } from '#contracts/cart.ts'
import { needsPrescription } from '#domain/catalog/goods.ts'
import { lacksUse, LENS_USES } from '#domain/prescriptions/ground-power.ts'
import type { UnusualValue } from '#domain/prescriptions/unusual.ts'
import { readPrescription, type RxProblem } from './read-prescription.ts'
import { readTint, tintField } from './tint-form.ts'

/** What a form needs of a lens package: to read it, and to compute its thickness. */
type OfferedLenses = Pick<
  LensPackage,
  | 'skuId'
  | 'name'
  | 'kind'
  | 'amount'
  | 'bounds'
  | 'needsFitting'
  | 'tints'
  | 'wrap'
  | 'material'
  | 'minimumThickness'
  | 'blankDiameters'
>

/** What the page of ground lenses offers: a frame in one size, and the lenses that fit it. */
export interface LensOffer {
  skuId: number | undefined
  /** `wrap` is null where the frame is not wrapped. */
  packages: OfferedLenses[]
}

export interface ReadLensOrder {
  /** Undefined where there are problems. */
  addition?: CartAddition
  /** The prescription is a picture in the form, which the page must send first. */
  hasPhoto?: true
  problems: RxProblem[]
  unusual: UnusualValue[]
}

/** The frame with ground lenses in a form. Used by the page and by its script, so that both agree. */
export function readLensOrder(form: FormData, { skuId, packages }: LensOffer, today: string): ReadLensOrder {
  const lenses = chosenLenses(form, packages)
  if (skuId === undefined) return { problems: [{ field: '', code: 'choose_size' }], unusual: [] }
  if (!lenses) return { problems: [{ field: `lenses-${packages[0]?.skuId}`, code: 'choose_lenses' }], unusual: [] }

  const tint = readTint(form, lenses)
  if (tint === 'unknown')
    return { problems: [{ field: tintField(lenses.skuId), code: 'lens.tint_unknown' }], unusual: [] }
  const { kind, use } = lenses
  const lensConfiguration = {
    ...(tint && { tint: { color: tint.color, degree: tint.degree } }),
    ...(use && { use }),
  }
  const addition = {
    skuId,
    quantity: 1,
    childSkuId: lenses.skuId,
    ...((tint || use) && { lensConfiguration }),
    noCheckoutInfo: true,
  }
  if (!needsPrescription(lenses.kind)) return { addition, problems: [], unusual: [] }
  const way = readWay(form)
  const noUse = { field: useField('far'), code: 'lens.use_missing' }
  if (way !== 'typed' && lacksUse({ kind, use, values: null })) return { problems: [noUse], unusual: [] }
  if (way === 'later') return { addition: { ...addition, prescriptionComes: { by: way } }, problems: [], unusual: [] }
  if (way === 'photo') return { addition, hasPhoto: true, problems: [], unusual: [] }
  const { prescription: prescriptionGlasses, problems, unusual } = readPrescription(form, today, lenses)
  if (lacksUse({ kind, use, values: prescriptionGlasses })) problems.unshift(noUse)
  if (problems.length > 0) return { problems, unusual }
  const confirmsUnusual = form.get('looked') !== null
  return { addition: { ...addition, prescriptionGlasses, confirmsUnusual }, problems, unusual }
}

/** The lenses that are chosen in the form, single vision with what it is for. */
export function chosenLenses<Lenses extends LensOffer['packages'][number]>(
  form: FormData,
  packages: readonly Lenses[],
): (Lenses & { use: LensUse | undefined }) | undefined {
  const lenses = packages.find(({ skuId }) => String(skuId) === form.get('lenses'))
  return lenses && { ...lenses, use: lenses.kind === 'single-vision' ? readUse(form) : undefined }
}

/** What single-vision lenses are for, as the form says it. */
export function readUse(form: FormData | undefined): LensUse | undefined {
  return LENS_USES.find((use) => use === form?.get('use'))
}

/** Id of the choice of one use. */
export function useField(use: LensUse): string {
  return `use-${use}`
}

/** How the prescription of the lenses comes: typed unless another way was chosen. */
export const RX_WAYS = ['typed', 'photo', 'later'] as const
export type RxWay = (typeof RX_WAYS)[number]

/** The way that was chosen in the form. */
export function readWay(form: FormData | undefined): RxWay {
  return RX_WAYS.find((way) => way === form?.get('way')) ?? 'typed'
}
