import type { PayloadRequest } from 'payload'
import type { FriendsBenefit } from '#contracts/friends.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { rightsOf } from '#domain/orders/return-terms.ts'
import type { Person } from '#plugins/friends/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { countAsMember, ordersAsMember } from '#plugins/orders/repository.ts'
import { termedOrder } from '#plugins/orders/parted-order.ts'
import { returnChoice } from './returns.ts'

/** Benefits count from the day of joining, so purchases made earlier that day count as a member's. */
export async function countToday(req: PayloadRequest, person: Person): Promise<void> {
  await countAsMember(req, person, helsinkiInstant(today(), '00:00'))
}

/** The glasses that a person may still exchange. */
export async function exchangesOf(req: PayloadRequest, person: Person): Promise<FriendsBenefit[]> {
  const benefits = (await ordersAsMember(req, person)).map(async (order): Promise<FriendsBenefit[]> => {
    const term = rightsOf(termedOrder(order)).find(({ name }) => name === 'exchange')
    if (!term || order.state === 'canceled' || order.state === 'returned') return []
    const benefit = { kind: 'exchange' as const, of: order.number, code: null, until: term.until }
    if (term.until === null) return [benefit]
    return (await returnChoice(req, order)).some(({ isExchangeable }) => isExchangeable) ? [benefit] : []
  })
  return (await Promise.all(benefits)).flat()
}
