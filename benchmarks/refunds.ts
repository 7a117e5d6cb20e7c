import { randomUUID } from 'node:crypto'
import type { Staff } from './staff.ts'

/** Cents that staff give back of each order. */
export const REFUND = 100

export type Refunds = ReturnType<typeof openRefunds>

/** Staff who give back one euro of each order. What was not answered is asked again under the same key. */
export function openRefunds() {
  const keys = new Map<string, string>()
  const answered = new Set<string>()

  async function goOn(staff: Staff): Promise<void> {
    const orders = await staff.find<{ number: string }>('orders', 'select[number]=true')
    for (const { number } of orders.filter((order) => !answered.has(order.number))) {
      const key = keys.get(number) ?? randomUUID()
      keys.set(number, key)
      await staff.post(`order/${number}/refund`, { amount: REFUND, typed: number }, key)
      answered.add(number)
    }
  }

  /** Says that a refund has gone, as staff do who have looked it up at the provider. */
  function settle(staff: Staff, number: string, key: string): Promise<void> {
    return staff.post(`order/${number}/refund/settle`, { key, as: 'done', typed: number }, randomUUID())
  }
  return { goOn, settle, isAsked: (number: string) => keys.has(number) }
}
