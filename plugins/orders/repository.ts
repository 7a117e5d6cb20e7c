import type { PayloadRequest, Where } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import type { Reached } from '#domain/orders/correct-buyer.ts'
import { Refusal } from '#domain/refusal.ts'
import { isSameStep, type PendingStep, type StepName } from '#domain/pending-steps.ts'
import type { Person } from '#plugins/friends/repository.ts'
import type { SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeEach, changeIf, createUnlessTaken, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { asItWas, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { doNow } from '#plugins/kit/work/run-steps.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  PURCHASED,
  type AdminOrder,
  type StoredInquiry,
  type Order,
  type OrderDocument,
  type OrderSource,
  type TimelineEntry,
} from './order.ts'
import { newDocument, reachedBy, sealedChanges, sourceKey, toOrder } from './order-document.ts'
import { DECIDE, deciding } from '#plugins/payments/decide.ts'
import { givesMoney, REVERSE } from './money-steps.ts'
import { isFollowed } from './hooks.ts'
import { SERVICE_REFUND_LIMIT } from './order-rules.ts'
import { refundStanding, troubleOf } from './refund-standing.ts'

export type { Bought, AdminOrder, Order, TimelineEntry } from './order.ts'

/** Writes a new order with its scheduled steps, or returns nothing when its source or its number is taken. */
export async function writeOrder(
  req: PayloadRequest,
  order: Order,
  prescriptions: SealedPrescriptions,
  scheduled: readonly StepToSchedule[],
): Promise<Order | null> {
  const created = await createUnlessTaken(req, 'orders', newDocument(order, prescriptions, scheduled))
  return created && toOrder(req, created)
}

export const findOrder = (req: PayloadRequest, number: string) => find(req, { number: { equals: number } })
export const findOrderOf = (req: PayloadRequest, source: OrderSource) =>
  find(req, { sourceKey: { equals: sourceKey(source) } })

/** The order of a purchase, ordered on the web or in a store. */
export const orderOfPurchase = (req: PayloadRequest, ref: string) =>
  find(req, { sourceKey: { in: PURCHASED.map((kind) => sourceKey({ kind, ref })) } })

async function find(req: PayloadRequest, where: Where): Promise<AdminOrder | null> {
  const found = await findOne(req, 'orders', where)
  return found && toOrder(req, found)
}

/** Orders with what is sealed in them. Unreadable ones are left out. */
export async function findOrders(
  req: PayloadRequest,
  where: Where,
  page: { sort?: string; limit?: number } = {},
): Promise<AdminOrder[]> {
  const found = await findAll(req, 'orders', where, page)
  return Array.fromAsync(openEach(found, (one) => toOrder(req, one)))
}

/** What a list shows of an order without opening anything. */
export interface OrderSummary extends Pick<AdminOrder, 'id' | 'number' | 'customerName' | 'promisedOn'> {
  /** What the buyer shall still have back. */
  outstanding: Cents
}

export async function findOrderSummaries(req: PayloadRequest, where: Where, sort: string): Promise<OrderSummary[]> {
  const fields = ['number', 'customerName', 'promisedOn', 'promised', 'refunds'] as const
  const found = await findAll(req, 'orders', where, { sort, fields })
  return found.map(({ id, number, customerName, promisedOn, promised, refunds }) => ({
    id,
    number,
    customerName,
    promisedOn,
    outstanding: outstanding(promised, refunds),
  }))
}

/** The order a member of staff asks for by its number. */
export async function orderNumbered(req: PayloadRequest, number: string): Promise<AdminOrder> {
  const order = await findOrder(req, number)
  if (!order) throw new Refusal('order.not_found')
  return order
}

/** Number of the customer whose order this is; null where there is none, or where a guest bought. */
export async function ownerNumberOf(req: PayloadRequest, number: string): Promise<string | null> {
  return (await findOne(req, 'orders', { number: { equals: number } }, ['customer']))?.customer ?? null
}

/** Numbers of the orders that a guest made with this address, which is in lower case. */
export async function guestOrdersOf(req: PayloadRequest, email: string): Promise<string[]> {
  const where: Where = { and: [{ customer: { exists: false } }, { emailKey: { equals: email } }] }
  const found = await findAll(req, 'orders', where, { fields: ['number'] })
  return found.map(({ number }) => number)
}

function ofBuyer({ email, customer }: Person): Where {
  const asGuest: Where = { and: [{ customer: { exists: false } }, { emailKey: { equals: email } }] }
  return customer === null ? asGuest : { or: [asGuest, { customer: { equals: customer } }] }
}

/** What a person bought as a member of Friends, latest first. */
export function ordersAsMember(req: PayloadRequest, person: Person): Promise<AdminOrder[]> {
  return findOrders(req, { and: [ofBuyer(person), { membership: { equals: 'friends' } }] }, { sort: '-placedAt' })
}

/** Counts what a person bought from this instant (ISO) on as bought by a member. */
export async function countAsMember(req: PayloadRequest, person: Person, since: string): Promise<void> {
  const before = { and: [ofBuyer(person), { membership: { not_equals: 'friends' } }] }
  const bought = { and: [before, { placedAt: { greater_than_equal: since } }] }
  await changeEach(req, 'orders', bought, { membership: 'friends' })
}

/** Makes a guest's order a customer's. One that is a customer's already stays as it is. */
export async function giveToCustomer(req: PayloadRequest, number: string, customer: string): Promise<void> {
  const isGuests: Where = { and: [{ number: { equals: number } }, { customer: { exists: false } }] }
  await changeIf(req, 'orders', isGuests, { customer })
}

/** An order with all that opticians have asked about it. The caller notes on the timeline who read them. */
export async function orderWithInquiries(
  req: PayloadRequest,
  number: string,
): Promise<{ order: Order; inquiries: StoredInquiry[] }> {
  const found = await findOne(req, 'orders', { number: { equals: number } })
  if (!found) throw new Refusal('order.not_found')
  return { order: toOrder(req, found), inquiries: healthOf(req, found).inquiries() }
}

/** Prescriptions of an order, opened. The caller notes on the timeline who read them. */
export async function prescriptionsOf(req: PayloadRequest, number: string): Promise<SealedPrescriptions> {
  const found = await findOne(req, 'orders', { number: { equals: number } })
  return found ? openSealed<SealedPrescriptions>(req, `orders ${found.id}`, found.prescriptions) : {}
}

/** What a change of an order may write. */
export type Changes = Partial<
  Pick<
    Order,
    | 'state'
    | 'promised'
    | 'promisedOn'
    | 'waitsForOptician'
    | 'awaitsPrescription'
    | 'awaitsAnswerUntil'
    | 'refunds'
    | 'restocked'
    | 'fulfillments'
    | 'cancellations'
    | 'returns'
    | 'parcels'
    | 'label'
    | 'timeline'
    | 'card'
  >
> & {
  prescriptions?: SealedPrescriptions
  inquiries?: StoredInquiry[]
  /** How its buyer is reached from now on. */
  reached?: Reached
  /** Steps that this change schedules, and pending steps that it ends. */
  steps?: readonly StepToSchedule[]
  endedSteps?: readonly (string | StepName)[]
}

/** What of an order is opened only for who needs it: health data. */
interface HealthData {
  prescriptions: () => SealedPrescriptions
  inquiries: () => StoredInquiry[]
}

/**
 * Changes an order by a rule and returns it as it was saved, with the sums of its refunds counted anew. When another
 * change came between reading and writing, the order is read again and the rule asked again; it may then refuse. The
 * rule may open its health data, and return them changed. An order that has left the review awaits no answer. A change
 * of state schedules, in the same statement, the step that notifies its follower.
 */
export async function changeOrder(
  req: PayloadRequest,
  number: string,
  rule: (order: Order, health: HealthData, pendingSteps: readonly PendingStep[]) => Changes,
): Promise<AdminOrder> {
  const before = await findOne(req, 'orders', { number: { equals: number } })
  if (!before) throw new Refusal('order.not_found')
  const order = toOrder(req, before)
  const {
    prescriptions,
    inquiries,
    reached,
    steps: scheduled = [],
    endedSteps = [],
    ...changes
  } = rule(order, healthOf(req, before), before.owed ?? [])
  const health = {
    ...(prescriptions && { prescriptions: seal(prescriptions) }),
    ...(inquiries && { inquiries: seal(inquiries) }),
    ...(changes.state && changes.state !== 'pending' && { awaitsAnswerUntil: null }),
  }
  const written = {
    ...sealedChanges(changes),
    ...(reached && reachedBy(before, reached)),
    ...health,
    ...refundStanding({ ...order, ...changes }),
  }
  const isMoved = changes.state !== undefined && changes.state !== order.state && isFollowed(req, order)
  const left = (before.owed ?? []).filter((each) => !endedSteps.some((one) => isNamed(each, one)))
  const isGiven = givesMoney(left) || givesMoney(scheduled)
  const decides = deciding(troubleOf({ ...order, ...changes }, isGiven), before.owed)
  const all = [...scheduled, ...(isMoved ? [{ step: 'follow', at: nowIso() }] : []), ...decides]
  const isUnchanged: Where = { and: [{ number: { equals: number } }, { version: { equals: before.version } }] }
  const hasPendingSteps = all.length + endedSteps.length > 0
  const where = hasPendingSteps ? { and: [isUnchanged, asItWas(before)] } : isUnchanged
  const steps = hasPendingSteps && scheduleSteps(all, { owed: left, owedVersion: before.owedVersion })
  const saved = await changeIf(req, 'orders', where, { ...written, ...steps, version: { $inc: 1 } })
  if (!saved) return changeOrder(req, number, rule)
  // The list of staff says so by the time they are answered.
  if (decides.includes(DECIDE)) await doNow(req, 'orders', saved.id, DECIDE)
  return toOrder(req, saved)
}

/** Whether a pending step is this one, or any of this name. */
function isNamed(each: PendingStep, one: string | StepName): boolean {
  return typeof one === 'string' ? each.step === one : isSameStep(each, one)
}

function healthOf(req: PayloadRequest, { id, prescriptions, inquiries }: OrderDocument): HealthData {
  const open = <T>(text: string) => openSealed<T>(req, `orders ${id}`, text)
  return { prescriptions: () => open(prescriptions), inquiries: () => (inquiries ? open(inquiries) : []) }
}

/** The timeline with one more event. */
export function withEvent(
  { timeline }: Pick<Order, 'timeline'>,
  what: TimelineEntry['what'],
  who: string,
  note = '',
): Pick<Order, 'timeline'> {
  return { timeline: [...timeline, { at: nowIso(), what, who, note }] }
}

/** What canceling an order changes, all its money promised back. */
export function canceling(order: Order, who: string, note = ''): Changes {
  const waits = { waitsForOptician: false, awaitsPrescription: false }
  return {
    state: 'canceled',
    promised: order.totalCost,
    ...waits,
    ...withEvent(order, 'canceled', who, note),
    steps: [REVERSE],
  }
}

/** Runs at once the pending step that puts back what an order took, and returns the order as it is then. */
export async function putBack(
  req: PayloadRequest,
  { id, number }: AdminOrder,
  step: string = REVERSE,
  of: string | null = null,
): Promise<AdminOrder> {
  await doNow(req, 'orders', id, step, of)
  return orderNumbered(req, number)
}

/** The most that customer service gives back from one order in all, in cents. */
export async function serviceRefundLimit({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Cents> {
  const { serviceRefundLimit: limit } = await payload.db.findGlobal<{ serviceRefundLimit?: number }>({
    slug: 'order-rules',
  })
  return limit ?? SERVICE_REFUND_LIMIT
}
