import type { RestockedRow } from '#contracts/order-handling.ts'
import type { OrderLine } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'

type Line = Pick<
  OrderLine,
  'ref' | 'parentRef' | 'articleDescription' | 'variety' | 'quantity' | 'isMadeToMeasure' | 'isSealed'
>

/**
 * How many returned pieces of a row may be restocked at most: none of goods made to measure or of lenses
 * fitted into a frame; the frame itself may. An order is returned once, so nothing of it has gone back before.
 */
export function restockable({ parentRef, quantity, isMadeToMeasure }: Line): number {
  return isMadeToMeasure || parentRef !== null ? 0 : quantity
}

/** What is restocked by default: all that may be, except goods sealed for hygiene, whose seal staff have to inspect. */
export function usuallyRestocked(lines: readonly Line[]): RestockedRow[] {
  return lines
    .map((line) => ({ ref: line.ref, pieces: line.isSealed ? 0 : restockable(line) }))
    .filter(({ pieces }) => pieces > 0)
}

/**
 * The rows to restock, as staff have inspected them. Throws `order.restock_too_many` for more pieces
 * than may, and for rows that the order has not.
 */
export function restockedRows(lines: readonly Line[], inspected = usuallyRestocked(lines)): RestockedRow[] {
  for (const { ref, pieces } of inspected) {
    const line = lines.find((each) => each.ref === ref)
    const value = line ? restockable(line) : 0
    if (pieces > value) throw new Refusal('order.restock_too_many', { name: line ? nameOf(line) : ref, value })
  }
  return inspected.filter(({ pieces }) => pieces > 0)
}

function nameOf({ articleDescription, variety }: Line): string {
  return [articleDescription, variety].filter(Boolean).join(', ')
}
