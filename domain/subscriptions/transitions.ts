import type { DeliveryState, SubscriptionAction, SubscriptionStatus } from '#contracts/subscriptions.ts'
import { Refusal } from '#domain/refusal.ts'

/** Where a subscription may go from each state: 100 active, 520 paused, 200 canceled (specification §4). */
const NEXT: Record<SubscriptionStatus, SubscriptionStatus[]> = { 100: [520, 200], 520: [100, 200], 200: [] }

/** Where a delivery may go from each state. */
const NEXT_OF_DELIVERY: Record<DeliveryState, DeliveryState[]> = {
  active: ['control', 'stopped', 'delivered', 'frozen', 'canceled'],
  control: ['controlled', 'frozen', 'canceled'],
  controlled: ['control', 'stopped', 'delivered', 'frozen', 'canceled'],
  stopped: ['active', 'delivered', 'canceled'],
  frozen: ['active', 'control', 'controlled', 'canceled'],
  delivered: [],
  canceled: [],
}

export function subscriptionMayBecome(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return NEXT[from].includes(to)
}

export function deliveryMayBecome(from: DeliveryState, to: DeliveryState): boolean {
  return NEXT_OF_DELIVERY[from].includes(to)
}

/**
 * Where the delivery stands that actions are about: `planned` waits for its day · `charging` is being charged for the first
 * time · `failing` was declined and is tried again · `stopped` is not any more.
 */
export type Stage = 'planned' | 'charging' | 'failing' | 'stopped'

/** What decides which actions are open. */
export interface ActionFacts {
  status: SubscriptionStatus
  stage: Stage
  hasCard: boolean
  products: number
  hasGoneProduct: boolean
  asksFit: boolean
}

/** Actions of an active subscription by the stage of its delivery. Others change what comes after it, and are always open. */
const BY_STAGE: Record<Stage, SubscriptionAction[]> = {
  planned: ['move', 'skip', 'send_earlier'],
  charging: [],
  failing: ['skip', 'activate', 'pay'],
  stopped: ['skip', 'activate', 'pay'],
}

const OF_CONTENT: SubscriptionAction[] = [
  'change_products',
  'change_interval',
  'add_product',
  'set_address',
  'set_temporary_address',
  'change_card',
]

/** The actions that are open now. */
export function actionsOf(facts: ActionFacts): SubscriptionAction[] {
  const { status, stage, hasCard, products, hasGoneProduct, asksFit } = facts
  if (status === 200) return []
  const content: SubscriptionAction[] = [
    ...OF_CONTENT,
    ...(products > 1 ? (['remove_product'] as const) : []),
    ...(hasGoneProduct ? (['replace_product'] as const) : []),
    ...(hasCard ? (['remove_card'] as const) : []),
  ]
  if (status === 520) return ['reactivate', ...content, 'cancel']
  const ofDelivery = BY_STAGE[stage].filter((action) => action !== 'activate' || hasCard)
  return [...ofDelivery, ...content, ...(asksFit ? (['answer_fit'] as const) : []), 'pause', 'cancel']
}

/** Throws if an action is not open. */
export function assertBeOpen(action: SubscriptionAction, facts: ActionFacts): void {
  if (actionsOf(facts).includes(action)) return
  const { status, stage } = facts
  if (status === 200) throw new Refusal('subscription.is_canceled')
  if (action === 'pause' && status === 520) throw new Refusal('subscription.is_paused')
  if (action === 'reactivate' && status === 100) throw new Refusal('subscription.is_active')
  if (stage !== 'planned' && ['move', 'skip', 'send_earlier'].includes(action))
    throw new Refusal('subscription.delivery_processed')
  if (action === 'remove_product') throw new Refusal('subscription.last_product')
  throw new Refusal('subscription.not_allowed')
}
