import type { PayloadRequest, Where } from 'payload'
import { plusDays } from '#domain/calendar/days.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import { sendingDay } from '#domain/subscriptions/delivery-days.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { today } from '#plugins/kit/clock.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { countWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { partedOrder } from '#plugins/orders/parted-order.ts'
import { findOrders } from '#plugins/orders/repository.ts'
import type { Product } from '../repository.ts'

const DAYS = 14

/** What leaves on a day: deliveries that are paid and not sent yet, and those to come by what is known today. */
export interface PickDay {
  day: string
  made: number
  planned: number
}

/** Boxes of one SKU that are picked on a day. It names no person. */
export interface Pick {
  skuId: number
  name: string
  /** Values of a lens as on its box; empty of everything else. */
  values: string
  boxes: number
}

/** The days of two weeks on which anything is sent. */
export async function pickDays(req: PayloadRequest): Promise<PickDay[]> {
  const days = Array.from({ length: DAYS }, (_, ahead) => plusDays(today(), ahead))
  const counted = await Promise.all(
    days.map(async (day) => {
      const planned = plannedFor(day)
      return {
        day,
        made: await countWhere(req, 'orders', madeFor(day)),
        planned: planned ? await countWhere(req, 'subscriptions', planned) : 0,
      }
    }),
  )
  return counted.filter(({ made, planned }) => made + planned > 0)
}

/** What must be picked for a day, what is needed most first. */
export async function picksOf(req: PayloadRequest, day: string): Promise<Pick[]> {
  const boxes = new Map<number, { name: string; boxes: number }>()
  const add = (skuId: number, name: string, pieces: number) =>
    boxes.set(skuId, { name, boxes: (boxes.get(skuId)?.boxes ?? 0) + pieces })
  for (const order of await findOrders(req, madeFor(day)))
    for (const { skuId, articleDescription, quantity } of waitingLines(partedOrder(order)))
      add(skuId, articleDescription, quantity)
  const planned = plannedFor(day)
  const due = planned ? await findAll(req, 'subscriptions', planned, { fields: ['products'] }) : []
  const opened = openEach(due, ({ id, products }) => openSealed<Product[]>(req, `subscriptions ${id}`, products))
  for await (const products of opened)
    for (const { skuId, articleDescription, quantity } of products) add(skuId, articleDescription, quantity)
  const goods = await goodsOf(req, [...boxes.keys()])
  return [...boxes]
    .map(([skuId, found]) => {
      const parameters = goods.get(skuId)?.parameters
      return { skuId, ...found, values: (parameters && lensSummary(parameters)) ?? '' }
    })
    .toSorted((one, other) => other.boxes - one.boxes || one.name.localeCompare(other.name, 'fi'))
}

/** Orders of subscriptions that leave on a day, with those that should have left before where the day is today. */
function madeFor(day: string): Where {
  const isDue = day === today() ? { less_than_equal: day } : { equals: day }
  return {
    and: [
      { sourceKey: { greater_than_equal: 'subscription:', less_than: 'subscription;' } },
      ...[{ state: { in: ['received', 'confirmed', 'pending'] } }, { promisedOn: isDue }],
    ],
  }
}

/** Subscriptions whose next delivery is sent on a day; null where none is. What is overdue is processed today. */
function plannedFor(day: string): Where | null {
  const processed = Array.from({ length: DAYS }, (_, before) => plusDays(day, -before)).filter(
    (on) => on >= today() && sendingDay(on) === day,
  )
  const [last] = processed
  const first = processed.at(-1)
  if (!last || !first) return null
  const from = first === today() ? {} : { greater_than_equal: first }
  return { and: [{ status: { equals: 100 } }, { processOn: { ...from, less_than_equal: last } }] }
}
