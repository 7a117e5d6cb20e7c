import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from './write-whole.ts'

/** What is ordered for everything, and what for the next one only. */
export interface Orders<Order> {
  all: Order
  next: Order | null
}

/** Keeps orders in a file, so that a restart obeys them too. */
export function openSteering<Order>(path: string, normal: Order) {
  let orders: Orders<Order> = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Orders<Order>)
    : { all: normal, next: null }
  return {
    read: () => orders,
    set: (applies: 'next' | 'all', order: Order) => keep({ ...orders, [applies]: order }),
    reset: () => keep({ all: normal, next: null }),
    /** Gives the order for the one at hand and uses up what was meant for the next. */
    take(): Order {
      const { all, next } = orders
      if (next) keep({ all, next: null })
      return next ?? all
    },
  }

  function keep(changed: Orders<Order>) {
    orders = changed
    writeWhole(path, JSON.stringify(orders))
  }
}
