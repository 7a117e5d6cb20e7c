import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { FittingMeasures } from '#contracts/fittings.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { lensDemands } from '#domain/cart/lens-fit.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { awaitedLines } from '#domain/orders/awaited-prescription.ts'
import { awaitsFitting, fittedLines } from '#domain/orders/fitting.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { assertBeGrindable } from '#domain/prescriptions/glasses-problems.ts'
import { unusualValues } from '#domain/prescriptions/unusual.ts'
import { Refusal } from '#domain/refusal.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import type { SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { now, today } from '#plugins/kit/clock.ts'
import { lastGlasses } from '#plugins/prescriptions/last-glasses.ts'
import { keepPrescriptions } from './keep-prescriptions.ts'
import type { Order, TimelineEntry } from '../order.ts'
import { partedOrder } from '../parted-order.ts'
import { changeOrder, withEvent, type Changes } from '../repository.ts'

/** What comes for one line: values, or the ref of a picture. */
type Given = { glasses: GlassesPrescription; unusual: string[] } | { file: string }

/** Lines of an order that are ground by a prescription which was not typed when they were ordered. */
export function lineFor({ bought }: Order, ref: string) {
  const line = bought.lines.find((each) => each.ref === ref && each.prescriptionComes)
  if (!line) throw new Refusal('prescription.not_awaited')
  return line
}

/**
 * The values of one line, judged by the bounds of its lenses as the cart judges typed ones. Throws the first reason why
 * they cannot be ground, or `prescription.unusual` unless the caller confirms unusual values.
 */
export async function judgedValues(
  req: PayloadRequest,
  order: Order,
  { ref, glasses, confirmsUnusual }: { ref: string; glasses: GlassesPrescription; confirmsUnusual: boolean },
): Promise<Given> {
  const { skuId, parentRef, lensConfiguration } = lineFor(order, ref)
  const frame = order.bought.lines.find((line) => line.ref === parentRef)?.skuId ?? skuId
  const goods = await goodsOf(req, [skuId, frame])
  const use = lensConfiguration?.use
  assertBeGrindable(glasses, today(), { ...lensDemands(goods.get(frame), goods.get(skuId)), use })
  const last = order.customer ? await lastGlasses(req, order.customer) : null
  const unusual = unusualValues(glasses, last, use)
  if (unusual.length > 0 && !confirmsUnusual) throw new Refusal('prescription.unusual', { unusual: unusual.join(' ') })
  return { glasses, unusual }
}

/**
 * Writes what has come for a line into its order. With the last of them the order waits no longer: it goes to the
 * optician, and its promise is counted from now. An order that has ended meanwhile takes nothing.
 */
export async function takePrescription(
  req: PayloadRequest,
  number: string,
  ref: string,
  given: Given,
  { what, who }: Pick<TimelineEntry, 'what' | 'who'>,
): Promise<Order> {
  const order = await changeOrder(req, number, (before, { prescriptions }) => {
    lineFor(before, ref)
    if (before.state !== 'pending') throw new Refusal('prescription.not_awaited')
    // Only staff correct what has come already.
    const isOpen = awaitedLines(waitingLines(partedOrder(before)), prescriptions()).some((line) => line.ref === ref)
    if (what === 'prescription_came' && !isOpen) throw new Refusal('prescription.not_awaited')
    const after = withGiven(prescriptions(), ref, given)
    return { prescriptions: after, ...standing(before, after), ...withEvent(before, what, who) }
  })
  await keepPrescriptions(req, order)
  return order
}

function withGiven(all: SealedPrescriptions, ref: string, given: Given): SealedPrescriptions {
  const before = all[ref] ?? { prescription: null, prescriptionGlasses: null, unusual: [], examinedOn: null }
  const change = 'file' in given ? given : { prescriptionGlasses: given.glasses, unusual: given.unusual }
  return { ...all, [ref]: { ...before, ...change } }
}

function standing(order: Order, come: SealedPrescriptions): Changes {
  const left = waitingLines(partedOrder(order))
  if (!order.awaitsPrescription || awaitedLines(left, come).length > 0) return {}
  return { awaitsPrescription: false, waitsForOptician: true, promisedOn: promisedDay(left, now()) }
}

/**
 * Writes what an optician has measured for one line into its order. With the last line the fitting is held, and the promise is
 * counted from now. The same once more changes nothing.
 */
export async function takeMeasures(
  req: PayloadRequest,
  number: string,
  { ref, measures, who }: { ref: string; measures: FittingMeasures; who: string },
): Promise<Order> {
  return changeOrder(req, number, (before, { prescriptions }) => {
    if (before.state !== 'pending') throw new Refusal('order.step_not_allowed')
    const left = waitingLines(partedOrder(before))
    const fitted = fittedLines(left)
    if (!fitted.some((line) => line.ref === ref)) throw new Refusal('order.row_unknown', { field: 'ref' })
    const stored = prescriptions()
    if (isDeepStrictEqual(stored[ref]?.fitting, measures)) return {}
    const none = { prescription: null, prescriptionGlasses: null, unusual: [], examinedOn: null }
    const after = { ...stored, [ref]: { ...none, ...stored[ref], fitting: measures } }
    const isHeld = awaitsFitting(before, left) && fitted.every((line) => after[line.ref]?.fitting)
    return {
      prescriptions: after,
      ...(isHeld && { promisedOn: promisedDay(left, now()), ...withEvent(before, 'fitted', who) }),
    }
  })
}
