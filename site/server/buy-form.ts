import type { Article } from '#contracts/catalog.ts'
import type { ContactLensAddition } from '#contracts/cart.ts'
import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'

export const SIDES = ['right', 'left'] as const
export type Side = (typeof SIDES)[number]

/** What is missing in the form of contact lenses: an axis of an eye, or both eyes. */
export interface LensGap {
  field: string
  side?: Side
  axis?: LensAxisName
}

/** Name and id of an eye's field, such as `right-power`. */
export function lensField(side: Side, axis: LensAxisName | 'quantity'): string {
  return `${side}-${axis}`
}

/** The contact lenses a form asks for, eye by eye, with what it leaves open. */
export function readLenses(
  form: FormData,
  { id, lensChoice }: Article,
): { addition: ContactLensAddition; gaps: LensGap[] } {
  const axes = lensChoice?.axes ?? []
  const gaps: LensGap[] = []
  const isSame = form.get('same') !== null
  const eyes = SIDES.flatMap((side) => {
    const from = isSame ? 'right' : side
    const quantity = wholeNumber(form.get(lensField(side, 'quantity')))
    if (quantity === 0) return []
    const parameters: LensParameters = {}
    for (const { name, values } of axes) {
      const typed = form.get(lensField(from, name))
      const value = values.find((one) => String(one) === typed)
      if (value !== undefined) parameters[name] = value
      else gaps.push({ field: lensField(from, name), side: from, axis: name })
    }
    return [[side, { parameters, quantity }] as const]
  })
  if (eyes.length === 0) gaps.push({ field: lensField('right', 'quantity') })
  const unique = gaps.filter(({ field }, index) => gaps.findIndex((one) => one.field === field) === index)
  const confirmsPrescription = form.get('confirms') !== null
  const examinedOn = form.get('examinedOn')
  const given = typeof examinedOn === 'string' && examinedOn !== '' ? { examinedOn } : {}
  return { addition: { articleId: id, ...Object.fromEntries(eyes), confirmsPrescription, ...given }, gaps: unique }
}

/** More than any shelf holds: a number with more digits is read as this, and the shop says what is too many. */
const MOST_PIECES = 9999

/** Pieces as typed; what is no number is none. */
export function wholeNumber(typed: FormDataEntryValue | null): number {
  return typeof typed === 'string' && /^\d+$/.test(typed) ? Math.min(Number(typed), MOST_PIECES) : 0
}
