import { lensOutline } from '#domain/frames/outline.ts'
import type { CutLens } from '#domain/optics/cut-lens.ts'
import type { LensFrame } from '#domain/optics/lens-place.ts'
import { enoughLenses, missingBlank, pairOfLenses, type PairOfLenses } from '#domain/optics/pair-of-lenses.ts'
import { problemsWithGlasses } from '#domain/prescriptions/glasses-problems.ts'
import { groundEyes } from '#domain/prescriptions/ground-power.ts'
import { SIDES, type Side } from '#domain/prescriptions/per-eye.ts'
import { fill } from './fill.ts'
import { chosenLenses, type LensOffer, readUse } from './read-lens-order.ts'
import { readPrescription } from './read-prescription.ts'

/** A lens package as the figures of its lenses need it. */
export type ThicknessPackage = LensOffer['packages'][number]

/** The frame for which lenses are chosen, and its other sizes. */
export interface ThicknessFrame {
  frame: LensFrame
  /** Sizes that can be bought, as the shopper reads them. */
  others: { size: string; path: string; frame: LensFrame }[]
  /** Where frames of the same shape are listed. */
  similar: string
}

/** How the lenses of one package come out, in words and as a drawing. */
export interface ThicknessRow {
  skuId: number
  /** Such as `6,8 mm · 16 g`; empty where they cannot be ground. */
  figures: string
  /** Why they cannot be ground; empty where they can. */
  problem: string
  drawing: { viewBox: string; right: string; left: string; label: string } | null
}

/** What a shopper reads about the thickness of the lenses. */
export interface Thickness {
  rows: ThicknessRow[]
  /** The package that is enough, or undefined where none can be ground. */
  enough: number | undefined
  advice: string
  /** Where no blank is large enough for this size: one that it is enough for, or frames of the same shape. */
  wayOut: { text: string; path: string } | undefined
}

type Texts = Record<string, string>

/** Problems in spite of which the lenses of an eye have a thickness. */
const WITH_FIGURES = ['prescription.pd_missing', 'prescription.pd_too_short', 'prescription.too_strong']

/**
 * The thickness of the lenses that are chosen, and of others of their kind, for the values in a form; undefined until
 * both eyes can be read. Used by the page and by its script, so that both show the same.
 */
export function thicknessFor(
  form: FormData,
  { frame, others, similar }: ThicknessFrame,
  packages: readonly ThicknessPackage[],
  { today, texts }: { today: string; texts: Texts },
): Thickness | undefined {
  const { prescription, problems } = readPrescription(form, today)
  const isOpen = ({ eye, code }: { eye?: Side | undefined; code: string }) => eye && !WITH_FIGURES.includes(code)
  if (problems.some(isOpen)) return undefined
  const { kind = 'single-vision', use = readUse(form) } = chosenLenses(form, packages) ?? {}
  const eyes = groundEyes(prescription, use)
  const outline = lensOutline(frame)
  // The day is often written last.
  const examinedToday = { ...prescription, examinedOn: today }
  const judged = packages
    .filter((one) => one.kind === kind)
    .map((one) => {
      const pair = pairOfLenses(frame, one, eyes, outline)
      const [outside] = problemsWithGlasses(examinedToday, today, { ...one, use }).filter(isAboutPower)
      const inFrame = problemInFrame(pair, missingBlank(frame, one, eyes, outline), texts)
      const problem = outside ? fill(texts['out_of_range'] ?? '', outside.details) : inFrame
      return { ...one, pair, problem, isOutside: outside !== undefined }
    })
  const ground = judged.flatMap((one) => {
    const { thickness } = one.pair
    return one.problem === '' && thickness !== null ? [{ ...one, thickness }] : []
  })
  const enough = enoughLenses(ground)
  const isTooWide = judged.some(({ isOutside, problem }) => !isOutside && problem !== '')
  const otherSize = others.find((other) =>
    judged.some((one) => !one.isOutside && pairOfLenses(other.frame, one, eyes).thickness !== null),
  )
  const wayOut = otherSize
    ? { text: fill(texts['to_size'] ?? '', { size: otherSize.size }), path: otherSize.path }
    : { text: texts['to_similar'] ?? '', path: similar }
  const isEstimate = SIDES.some((side) => eyes[side].pupillaryDistance === 0)
  return {
    rows: judged.map(({ skuId, pair, problem }) => ({
      skuId,
      problem,
      figures: problem
        ? ''
        : fill(texts['row'] ?? '', { thickness: tenths(pair.thickness), weight: grams(pair.weight) }),
      drawing: problem ? null : drawingOf(pair, frame, texts),
    })),
    enough: enough?.enough.skuId,
    wayOut: isTooWide ? wayOut : undefined,
    advice: [...adviceOn(enough, texts), ...(isEstimate ? [texts['estimate']] : [])].join(' '),
  }
}

/** Whether a problem says that lenses are not made in this power. */
function isAboutPower({ code, field }: { code: string; field?: string }): boolean {
  return (code.startsWith('prescription.out_of_range') || code === 'lens.wrap_range') && field !== 'addition'
}

function problemInFrame({ thickness }: PairOfLenses, blank: ReturnType<typeof missingBlank>, texts: Texts): string {
  if (blank) return fill(texts['blank_too_small'] ?? '', blank)
  return thickness === null ? (texts['not_cut'] ?? '') : ''
}

function adviceOn(
  found: ReturnType<typeof enoughLenses<ThicknessPackage & { thickness: number }>>,
  texts: Texts,
): (string | undefined)[] {
  if (!found) return [texts['none']]
  const { enough, saved, more } = found
  const values = { name: enough.name, saved: tenths(saved), more: tenths(more) }
  return [
    fill(texts[saved > 0 ? 'enough_saved' : 'enough'] ?? '', values),
    ...(more >= 0.05 ? [fill(texts['more'] ?? '', values)] : []),
  ]
}

/** Both lenses from above, as they stand in the frame: the right one on the left, the eyes below. */
function drawingOf({ lenses: { right, left } }: PairOfLenses, frame: LensFrame, texts: Texts): ThicknessRow['drawing'] {
  if (!right.cut || !left.cut) return null
  const center = (side: Side) => (frame.lensWidth + frame.bridge) / 2 - { right, left }[side].decentration
  const half = Math.max(...SIDES.map((side) => center(side) + widest({ right, left }[side].cut))) + 1
  const deepest = Math.max(...[right.cut, left.cut].flatMap(({ section }) => section.back.map(([, depth]) => depth)))
  const label = { right: tenths(right.cut.greatest), left: tenths(left.cut.greatest) }
  return {
    viewBox: [-half, -1, 2 * half, deepest + 2].map((value) => value.toFixed(1)).join(' '),
    right: pathOf(right.cut, -1, center('right')),
    left: pathOf(left.cut, 1, center('left')),
    label: fill(texts['drawing'] ?? '', label),
  }
}

function widest(cut: CutLens | null): number {
  return cut?.section.front.at(-1)?.[0] ?? 0
}

function pathOf({ section: { front, back } }: CutLens, sign: 1 | -1, center: number): string {
  const points = [...front, ...back.toReversed()]
  return `M${points.map(([at, depth]) => `${(sign * (center + at)).toFixed(2)} ${depth.toFixed(2)}`).join('L')}Z`
}

/** A length to a tenth, as it is read: `6,8 mm`. */
function tenths(length: number | null): string {
  return `${(length ?? 0).toFixed(1).replace('.', ',')}\u00a0mm`
}

function grams(weight: number | null): string {
  return `${Math.round(weight ?? 0)}\u00a0g`
}
