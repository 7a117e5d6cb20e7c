import { forgetting } from '#plugins/kit/forget.ts'

/** What became an order is told by the order. */
export const forgetOrdered = forgetting('ordered purchases', 'purchases', (before) => ({
  and: [{ state: { equals: 'ordered' } }, { stateSince: { less_than: before } }],
}))

/** Only what is over for good: nothing is held for it any more, and no money is on its way. */
export const forgetGivenUp = forgetting('given up purchases', 'purchases', (before) => ({
  and: [
    { state: { in: ['canceled', 'abandoned', 'refunded'] } },
    { isReleased: { equals: true } },
    { stateSince: { less_than: before } },
  ],
}))
