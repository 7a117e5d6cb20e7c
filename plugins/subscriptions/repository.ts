import { randomInt } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { Refusal } from '#domain/refusal.ts'
import { dueDays, type Contract } from '#domain/subscriptions/contract.ts'
import { PROCESSED_AT } from '#domain/subscriptions/delivery-days.ts'
import { subscriptionNumber } from '#domain/subscriptions/subscription-number.ts'
import type { LineWithoutPrescription, SealedPrescriptions } from '#plugins/checkout/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { createUnlessTaken, findAll, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import type { DocumentWithSteps } from '#plugins/kit/work/steps.ts'
import type { Destination } from './destination.ts'
import {
  foundBy,
  sealedEvents,
  toSubscription,
  type Hidden,
  type Subscription,
  type SubscriptionEvent,
} from './subscription.ts'

export type { EventName, Product, Subscription, SubscriptionEvent } from './subscription.ts'
export { toSubscription } from './subscription.ts'

/** A delivery as it is stored, opened. */
export interface Delivery extends Omit<Stored<'subscription-deliveries'>, Hidden | 'lines' | 'free'> {
  free: Cents
  lines: LineWithoutPrescription[]
  prescriptions: SealedPrescriptions
  /** Where it goes, as it was when its processing began. Missing in the first, and in those from before it was stored. */
  sentTo?: Destination
}

type NewSubscription = Omit<
  Subscription,
  keyof DocumentWithSteps | 'number' | 'version' | 'events' | 'temporary' | 'endedOn'
>

/** Begins a subscription, or gives the one that this key has begun. */
export async function createSubscription(req: PayloadRequest, made: NewSubscription): Promise<Subscription> {
  const before = await findBy(req, { key: { equals: made.key } })
  if (before) return before
  const { products, contract } = made
  const created = await createUnlessTaken(req, 'subscriptions', {
    ...made,
    number: subscriptionNumber(() => randomInt(10)),
    ...foundBy(contract),
    products: seal(products),
    temporary: null,
    version: 1,
    events: [{ at: nowIso(), what: 'begun', who: '' }],
    ...scheduleSteps([
      ...duesOf(contract),
      { step: 'tell', of: 'begun.1', at: nowIso() },
      { step: 'cardExpires', at: nowIso() },
    ]),
  })
  // Neither the key nor the drawn number was free: read by the key, or drawn again.
  return created ? toSubscription(req, created) : createSubscription(req, made)
}

async function findBy(req: PayloadRequest, where: Where): Promise<Subscription | null> {
  const found = await findOne(req, 'subscriptions', where)
  return found && toSubscription(req, found)
}

export const findSubscription = (req: PayloadRequest, number: number) => findBy(req, { number: { equals: number } })

export async function subscriptionNumbered(req: PayloadRequest, number: number): Promise<Subscription> {
  const found = await findSubscription(req, number)
  if (!found) throw new Refusal('subscription.not_found')
  return found
}

/** The number of the customer whose subscription this is; null where there is none. */
export async function customerOfSubscription(req: PayloadRequest, number: number): Promise<string | null> {
  return (await findOne(req, 'subscriptions', { number: { equals: number } }, ['customer']))?.customer ?? null
}

/** The subscriptions of a customer, the one begun last on top. Unreadable ones are left out. */
export async function subscriptionsOf(req: PayloadRequest, customer: string): Promise<Subscription[]> {
  return findSubscriptions(req, { customer: { equals: customer } })
}

export async function findSubscriptions(req: PayloadRequest, where: Where, limit?: number): Promise<Subscription[]> {
  const found = await findAll(req, 'subscriptions', where, { sort: '-startedOn', ...(limit && { limit }) })
  return Array.fromAsync(openEach(found, (one) => toSubscription(req, one)))
}

/** What a rule changes, and the steps that it schedules. */
export type SubscriptionChange = Partial<
  Pick<Subscription, 'contract' | 'products' | 'card' | 'form' | 'delivery' | 'temporary'>
> & {
  event?: Omit<SubscriptionEvent, 'at' | 'who'>
  steps?: readonly StepToSchedule[]
  notice?: string
  /** The member of staff who changed it for the customer, and why. */
  by?: { who: string; note: string }
}

/**
 * Changes a subscription by a rule, with what is due by that, in one statement over what was read, now or by the caller. When another
 * change came between, it is read again and the rule asked again; where a version was seen, it is refused instead. A rule that gives null
 * changes nothing.
 */
export async function changeSubscription(
  req: PayloadRequest,
  subscription: number | Subscription,
  rule: (subscription: Subscription) => SubscriptionChange | null,
  seen?: number,
): Promise<Subscription> {
  const before = typeof subscription === 'number' ? await subscriptionNumbered(req, subscription) : subscription
  const { number } = before
  if (seen !== undefined && before.version !== seen) throw new Refusal('subscription.changed')
  const change = rule(before)
  if (!change) return before
  const { event, steps = [], products, notice, by, ...changes } = change
  const { contract } = changes
  const letter = `${notice}.${before.version + 1}${by ? '.staff' : ''}`
  const notified = notice === undefined ? [] : [{ step: 'tell', of: letter, at: nowIso() }]
  const saved = await changeAndSchedule(
    req,
    'subscriptions',
    { and: [{ number: { equals: number } }, { version: { equals: before.version } }] },
    {
      ...changes,
      ...(products && { products: seal(products) }),
      ...(contract && foundBy(contract)),
      ...(event && { events: sealedEvents([...before.events, { at: nowIso(), who: '', ...event, ...by }]) }),
      version: { $inc: 1 },
    },
    [...(contract ? duesOf(contract) : []), ...notified, ...steps],
    before,
  )
  if (!saved) return changeSubscription(req, number, rule, seen)
  await runSteps(req, 'subscriptions', saved)
  return toSubscription(req, saved)
}

/** What is done by itself, from the morning of its day on. A reminder that would come too late is none. */
function duesOf(contract: Contract): StepToSchedule[] {
  return Object.entries(dueDays(contract)).flatMap(([step, day]) => {
    if (day === null) return []
    const at = helsinkiInstant(day, PROCESSED_AT)
    return step === 'announce' && at <= nowIso() ? [] : [{ step, at }]
  })
}

/** Names a delivery. It is also the reference of its charge, and of its order's source. */
export function deliveryRef(number: number, period: number): string {
  return `${number}-${period}`
}

/** The subscription and the period that a reference names. */
export function readDeliveryRef(ref: string): { number: number; period: number } {
  const [number = 0, period = 0] = ref.split('-').map(Number)
  return { number, period }
}

type NewDelivery = Omit<
  Delivery,
  keyof DocumentWithSteps | 'ref' | 'version' | 'paidBy' | 'transactionId' | 'orderNumber' | 'free'
> &
  Partial<Pick<Delivery, 'orderNumber' | 'free'>>

/** Writes a delivery with its scheduled steps, or returns the one that is there. */
export async function createDelivery(
  req: PayloadRequest,
  { lines, prescriptions, sentTo, orderNumber = null, free = 0, ...made }: NewDelivery,
  steps: readonly StepToSchedule[] = [],
): Promise<Delivery> {
  const ref = deliveryRef(made.subscription, made.period)
  const created = await createUnlessTaken(req, 'subscription-deliveries', {
    ...made,
    ref,
    version: 1,
    paidBy: null,
    transactionId: null,
    orderNumber,
    free,
    lines: seal({ lines, prescriptions, sentTo }),
    ...scheduleSteps(steps),
  })
  if (!created) return deliveryNamed(req, ref)
  if (steps.length > 0) await runSteps(req, 'subscription-deliveries', created)
  return toDelivery(req, created)
}

export function toDelivery(req: PayloadRequest, stored: Stored<'subscription-deliveries'>): Delivery {
  const { createdAt: _, updatedAt: __, dueAt: ___, lines, ...open } = stored
  return {
    ...open,
    free: open.free ?? 0,
    ...openSealed<Pick<Delivery, 'lines' | 'prescriptions' | 'sentTo'>>(
      req,
      `subscription-deliveries ${open.id}`,
      lines,
    ),
  }
}

export async function findDelivery(req: PayloadRequest, ref: string): Promise<Delivery | null> {
  const found = await findOne(req, 'subscription-deliveries', { ref: { equals: ref } })
  return found && toDelivery(req, found)
}

export async function deliveryNamed(req: PayloadRequest, ref: string): Promise<Delivery> {
  const found = await findDelivery(req, ref)
  if (!found) throw new Refusal('payment.unknown')
  return found
}

/** The deliveries of a subscription, the first one first, without what is sealed in them. */
export function deliveriesOf(req: PayloadRequest, number: number) {
  return findAll(req, 'subscription-deliveries', { subscription: { equals: number } }, { sort: 'period' })
}

/** Changes a delivery by a rule, as `changeSubscription` does. */
export async function changeDelivery(
  req: PayloadRequest,
  delivery: string | Delivery,
  rule: (delivery: Delivery) =>
    | (Partial<Pick<Delivery, 'state' | 'paidBy' | 'transactionId' | 'orderNumber' | 'sentOn' | 'sentTo'>> & {
        steps?: readonly StepToSchedule[]
      })
    | null,
): Promise<Delivery> {
  const before = typeof delivery === 'string' ? await deliveryNamed(req, delivery) : delivery
  const { ref } = before
  const change = rule(before)
  if (!change) return before
  const { steps = [], sentTo, ...changes } = change
  const { lines, prescriptions } = before
  const where = { and: [{ ref: { equals: ref } }, { version: { equals: before.version } }] }
  const counted = {
    ...changes,
    ...(sentTo && { lines: seal({ lines, prescriptions, sentTo }) }),
    version: { $inc: 1 },
  }
  const saved = await changeAndSchedule(req, 'subscription-deliveries', where, counted, steps, before)
  if (!saved) return changeDelivery(req, ref, rule)
  await runSteps(req, 'subscription-deliveries', saved)
  return toDelivery(req, saved)
}
