import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { Delivery, Subscription } from './repository.ts'

/** A delivery that another contract may ask for on its next invoice. */
export interface ConnectedDelivery {
  subscription: number
  customer: string
  /** Names the delivery. */
  ref: string
  /** What is in it, in words. */
  name: string
  /** Cents, VAT included. */
  amount: Cents
  vatRate: number
}

/**
 * Takes a delivery onto the next invoice of the contract with which its subscription is connected, and gives that contract's number;
 * null where none takes it, so that it is charged by itself. May be called any number of times for one delivery: once taken, it is.
 */
export type TakesDelivery = (req: PayloadRequest, delivery: ConnectedDelivery) => Promise<number | null>

/** Asks for deliveries on invoices of its own. */
export const connectedContract = hook<TakesDelivery>('connected contract')

/** The number of the contract that asks for this delivery; null where it is charged by itself. */
export async function takenBy(
  req: PayloadRequest,
  { number, customer }: Pick<Subscription, 'number' | 'customer'>,
  { ref, lines, amount, vatRate }: Delivery,
): Promise<number | null> {
  const takes = connectedContract.only(req)
  const name = [...new Set(lines.map(({ articleDescription }) => articleDescription))].join(', ')
  return (await takes?.(req, { subscription: number, customer, ref, name, amount, vatRate })) ?? null
}

/** Stands in place of a charge where another contract asks for a delivery. */
const CONNECTED = 'connected '

export const paidByContract = (contract: number): string => `${CONNECTED}${contract}`

/** The number of the contract that asks for a delivery; null where none does. */
export function contractThatPays(paidBy: string | null | undefined): number | null {
  return paidBy?.startsWith(CONNECTED) ? Number(paidBy.slice(CONNECTED.length)) : null
}
