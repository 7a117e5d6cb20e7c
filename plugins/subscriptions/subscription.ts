import type { PayloadRequest } from 'payload'
import type { LensParameters } from '#contracts/prescriptions.ts'
import type { AgreedPrice } from '#domain/subscriptions/agreed-price.ts'
import { processOn, stageOf, type Contract } from '#domain/subscriptions/contract.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

/** A product as it is stored: names and pictures as they were, should it leave the catalog. */
export interface Product {
  ref: string
  articleId: number
  skuId: number
  articleDescription: string
  slug: string
  category: string
  media: { md: string; alt: string }
  eye: 'right' | 'left' | null
  parameters: LensParameters | null
  /** ISO day; null where the customer has not given it. */
  examinedOn: string | null
  quantity: number
  agreed: AgreedPrice
}

/**
 * What happened, as the pages of the customer and of staff show it. `who` is a member of staff; empty for the customer
 * and for the shop.
 */
export interface SubscriptionEvent {
  at: string
  what: EventName
  /** The delivery it is about, and the day on which that was wanted; left out where it is about none. */
  period?: number
  wantedOn?: string
  who: string
  /** Why staff did it; sealed where it is stored. */
  note?: string
  /** The refund that staff gave, by its key. */
  refund?: string
}

export type EventName =
  | ('begun' | 'moved' | 'skipped' | 'hurried' | 'changed' | 'interval' | 'address' | 'paused' | 'reactivated')
  | ('canceled' | 'processed' | 'declined' | 'stopped' | 'paid' | 'product_gone' | 'control' | 'card' | 'fit' | 'rise')
  | ('activated' | 'given_back' | 'withdrawn' | 'rise_stopped' | 'paid_elsewhere')

export type Hidden =
  ('createdAt' | 'updatedAt' | 'dueAt' | 'products') | ('status' | 'interval' | 'processOn' | 'stage' | 'pausedOn')

/** A subscription as it is stored, opened, with its pending steps. What its contract says is in no field of its own. */
export interface Subscription extends Omit<Stored<'subscriptions'>, Hidden> {
  products: Product[]
}

export function toSubscription(req: PayloadRequest, stored: Stored<'subscriptions'>): Subscription {
  const { createdAt: _, updatedAt: __, dueAt: ___, status: ____, interval: _____, processOn: ______, ...rest } = stored
  const { stage: _______, pausedOn: ________, products, events, ...open } = rest
  const row = `subscriptions ${open.id}`
  return {
    ...open,
    temporary: open.temporary ?? null,
    events: events.map((one) => (one.note ? { ...one, note: openSealed<string>(req, row, one.note) } : one)),
    products: openSealed<Product[]>(req, row, products),
  }
}

/** Events as they are stored: anything may stand in a note. */
export function sealedEvents(events: readonly SubscriptionEvent[]): SubscriptionEvent[] {
  return events.map((one) => (one.note ? { ...one, note: seal(one.note) } : one))
}

/** The fields by which lists find a subscription; all follow from its contract. */
export function foundBy(contract: Contract) {
  return {
    status: contract.status,
    interval: contract.plan.interval,
    endedOn: contract.canceledOn,
    processOn: processOn(contract),
    stage: stageOf(contract),
    pausedOn: contract.pause?.from ?? null,
  }
}
