import type { PayloadRequest } from 'payload'
import type { Address, DeliveryChoice } from '#contracts/checkout.ts'
import type { TemporaryAddress } from '#contracts/subscriptions.ts'
import { acceptedAddress, problemsWithAddress } from '#domain/checkout/address.ts'
import { isAland, problemWithMethod } from '#domain/deliveries/allowed-methods.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Delivery } from '#plugins/checkout/purchase.ts'
import { placeOf } from '#plugins/checkout/validated-purchase.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import type { Subscription } from './subscription.ts'

/** A temporary address as it is stored. Those from before the way could be chosen have none: home delivery. */
export interface StoredTemporary extends Omit<TemporaryAddress, 'delivery'> {
  delivery?: Delivery
}

/** Where deliveries go and how, and from one day to another perhaps elsewhere. */
export interface Destination {
  address: Address
  delivery: Delivery
  temporary: StoredTemporary | null
}

export function destinationOf({ form, delivery, temporary }: Subscription): Destination {
  return { address: form.address, delivery, temporary }
}

/** Address and way of a delivery that is sent on this day: those of the temporary address while it serves. */
export async function destinationOn(
  req: PayloadRequest,
  { address, delivery, temporary }: Destination,
  sentOn: string,
): Promise<Pick<Destination, 'address' | 'delivery'>> {
  if (!temporary || sentOn < temporary.from || temporary.to < sentOn) return { address, delivery }
  const way = temporary.delivery ?? (delivery.kind === 'home' ? delivery : await homeDelivery(req))
  return { address: temporary.address, delivery: way ?? delivery }
}

/** Home delivery, as it is offered now. */
async function homeDelivery(req: PayloadRequest): Promise<Delivery | null> {
  const home = (await deliveryMethods(req)).find(({ kind }) => kind === 'home')
  return home
    ? { methodId: home.id, name: home.name, kind: 'home', place: null, storeId: null, isFromStore: false }
    : null
}

/**
 * The address as accepted and the way to it as chosen. A pickup point must be near the address. Where no way is chosen
 * the present one stays, except a pickup point when the postal code changes.
 */
export async function acceptedDestination(
  req: PayloadRequest,
  { language, form, delivery: present }: Subscription,
  typed: Address,
  choice: DeliveryChoice | undefined,
): Promise<Pick<Destination, 'address' | 'delivery'>> {
  const [problem] = problemsWithAddress(typed)
  if (problem) throw new Refusal(problem.code, { field: problem.field })
  const address = acceptedAddress(typed)
  const isNear = address.zip === form.address.zip
  const stays = choice
    ? isNear && choice.methodId === present.methodId && choice.pickupPointId === present.pickupPointId
    : isNear || present.kind !== 'pickup_point'
  if (stays && present.kind !== 'store') {
    if (isAland(address.zip)) throw new Refusal('address.aland', { field: 'zip' })
    return { address, delivery: present }
  }
  const wanted = choice ?? { methodId: present.methodId, ...(present.storeId && { storeId: present.storeId }) }
  const method = (await deliveryMethods(req, language)).find(({ id }) => id === wanted.methodId)
  if (!method) throw new Refusal('delivery.method_unknown')
  const code = problemWithMethod(method, { items: [] }, address.zip)
  if (code) throw new Refusal(code, { field: 'zip' })
  const { id: methodId, name, kind } = method
  const place = await placeOf(req, method, wanted, address.zip)
  return { address, delivery: { methodId, name, kind, ...place, isFromStore: false } }
}

/** A temporary address as accepted. A way is chosen for it alone, and a point must be near it. */
export async function acceptedTemporary(
  req: PayloadRequest,
  subscription: Subscription,
  { from, to, address, delivery: choice }: TemporaryAddress,
): Promise<StoredTemporary> {
  const home = choice ? undefined : await homeDelivery(req)
  const wanted = choice ?? (home ? { methodId: home.methodId } : undefined)
  return { from, to, ...(await acceptedDestination(req, subscription, address, wanted)) }
}
