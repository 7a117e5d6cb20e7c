import type { Article } from '#contracts/catalog.ts'
import type { CartAddition, ContactLensAddition, SubscriptionInterval } from '#contracts/cart.ts'
import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'
import { isDay } from './read-prescription.ts'

export const SIDES = ['right', 'left'] as const
export type Side = (typeof SIDES)[number]

/** What is missing in a form, by the id of its field. Of contact lenses: an axis of an eye, all boxes, the confirmation, or a day. */
export interface FormGap {
  field: string
  side?: Side
  axis?: LensAxisName
}

/** The pieces in the form of a product page. Without a quantity field it is one. */
export function readPieces(form: FormData): { addition: CartAddition; gaps: FormGap[] } {
  const skuId = Number(/^\d{1,9}$/.exec(String(form.get('size')))?.[0] ?? 0)
  const quantity = form.has('quantity') ? wholeNumber(form.get('quantity')) : 1
  const gaps = Object.entries({ size: skuId, quantity }).flatMap(([field, number]) => (number === 0 ? [{ field }] : []))
  const often = readInterval(form)
  return { addition: { skuId, quantity, ...often.chosen, noCheckoutInfo: true }, gaps: [...gaps, ...often.gaps] }
}

/** Name and id of an eye's field, such as `right-power`. */
export function lensField(side: Side, axis: LensAxisName | 'quantity'): string {
  return `${side}-${axis}`
}

/** The contact lenses in a form, eye by eye, with the missing fields. */
export function readLenses(
  form: FormData,
  { id, lensChoice }: Pick<Article, 'id' | 'lensChoice'>,
): { addition: ContactLensAddition; gaps: FormGap[] } {
  const axes = lensChoice?.axes ?? []
  const gaps: FormGap[] = []
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
  const confirmsPrescription = form.get('confirms') !== null
  if (!confirmsPrescription) gaps.push({ field: 'confirms' })
  const examinedOn = form.get('examinedOn')
  const given = typeof examinedOn === 'string' && examinedOn !== '' ? { examinedOn } : {}
  const often = readInterval(form)
  gaps.push(...often.gaps)
  if (!given.examinedOn || !isDay(given.examinedOn)) gaps.push({ field: 'examinedOn' })
  const unique = gaps.filter(({ field }, index) => gaps.findIndex((one) => one.field === field) === index)
  const addition = {
    articleId: id,
    ...Object.fromEntries(eyes),
    confirmsPrescription,
    ...given,
    ...often.chosen,
    noCheckoutInfo: true,
  }
  return { addition, gaps: unique }
}

/** How often the goods come, where a subscription was chosen; a single purchase says nothing of it. */
function readInterval(form: FormData): { chosen: { subscriptionInterval?: SubscriptionInterval }; gaps: FormGap[] } {
  if (form.get('buying') !== 'subscription') return { chosen: {}, gaps: [] }
  const subscriptionInterval = INTERVALS.find((interval) => interval === form.get('interval'))
  return subscriptionInterval
    ? { chosen: { subscriptionInterval }, gaps: [] }
    : { chosen: {}, gaps: [{ field: 'interval' }] }
}

/** Those of `contracts/cart.ts`, whose schemas a product page does not load. */
const INTERVALS = ['m1', 'm2', 'm3', 'm6'] as const satisfies SubscriptionInterval[]

/** Cap above any stock: larger numbers are read as this and refused by the server. */
const MOST_PIECES = 9999

/** Pieces as typed; what is no number is none. */
function wholeNumber(typed: FormDataEntryValue | null): number {
  return typeof typed === 'string' && /^\d+$/.test(typed) ? Math.min(Number(typed), MOST_PIECES) : 0
}
