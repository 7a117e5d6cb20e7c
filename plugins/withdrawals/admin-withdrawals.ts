import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import { isOfBuyer, timeliness, type Timeliness } from '#domain/withdrawals/declaration.ts'
import { rightOfRow } from '#domain/orders/return-terms.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { findOrder, type AdminOrder, type Order } from '#plugins/orders/repository.ts'
import { withdrawalsFrom, withdrawalsIn, type Withdrawal } from './repository.ts'

/** A declaration with the order it names, if there is one. */
export interface AdminWithdrawal extends Withdrawal {
  order: AdminOrder | null
  /** The address is the one the order was made with. */
  isOfBuyer: boolean
  timeliness: Timeliness | null
  /** Names of what was declared and has no right of withdrawal, or only with its seal whole. */
  withoutRight: string[]
  onlySealed: string[]
}

export type OrderWithdrawal = Withdrawal & Pick<AdminWithdrawal, 'isOfBuyer'>

const LATELY = 20
/** The most declarations that the page lists: each is matched with its order. */
export const MOST_OPEN = 100

/** How many declarations wait for staff. */
export function countOpenWithdrawals(req: PayloadRequest): Promise<number> {
  return countWhere(req, 'withdrawals', { state: { equals: 'received' } })
}

/** Declarations that wait for staff, the oldest `MOST_OPEN` of them first, each matched with its order. */
export async function openWithdrawals(req: PayloadRequest): Promise<AdminWithdrawal[]> {
  const open = await withdrawalsIn(req, 'received', { sort: 'receivedAt', limit: MOST_OPEN })
  return Array.fromAsync(openEach(open, async (one) => matched(one, await findOrder(req, one.number))))
}

/** Those that were handled last, latest first. */
export function handledLately(req: PayloadRequest): Promise<Withdrawal[]> {
  return withdrawalsIn(req, 'handled', { sort: '-handledAt', limit: LATELY })
}

/** Every declaration that names this order, oldest first, and whether it comes from the buyer. */
export async function withdrawalsOf(req: PayloadRequest, order: Order): Promise<OrderWithdrawal[]> {
  const found = await withdrawalsFrom(req, order.number)
  return found.map((one) => ({ ...one, isOfBuyer: isBuyers(one, order) }))
}

function matched(withdrawal: Withdrawal, order: AdminOrder | null): AdminWithdrawal {
  const { declared, receivedAt } = withdrawal
  const chosen = new Set(declared.goods.map(({ ref }) => ref))
  const isMatched = (ref: string) => declared.extent === 'all' || chosen.has(ref)
  // An exchange is no withdrawal: its goods and its days have been judged when it was asked for.
  const { isExchange } = withdrawal
  const matched = (isExchange ? [] : (order?.bought.lines ?? [])).filter(({ ref }) => isMatched(ref))
  const namesOf = (right: string) =>
    matched.filter((line) => rightOfRow(line) === right).map(({ articleDescription }) => articleDescription)
  return {
    ...withdrawal,
    order,
    isOfBuyer: order !== null && isBuyers(withdrawal, order),
    timeliness: isExchange ? null : order && timeliness(withdrawalTerms(order.timeline), helsinkiDay(receivedAt)),
    withoutRight: namesOf('none'),
    onlySealed: namesOf('sealed'),
  }
}

/** Declared by the customer whose order it is, or from the address it was made with. */
export function isBuyers({ customer, declared }: Withdrawal, order: Order): boolean {
  return customer === null ? isOfBuyer(declared, order) : customer === order.customer
}
