import { lineName, waitingLines } from '#domain/orders/row-pieces.ts'
import { sendableLines } from '#domain/orders/rows-to-send.ts'
import { restockable } from '#domain/orders/restock.ts'
import { returnableLines } from '#domain/orders/rows-to-return.ts'
import { partedOrder } from '#plugins/orders/parted-order.ts'
import type { Bought, Order } from '#plugins/orders/repository.ts'
import { eyeNames } from './eye-names.ts'
import type { ReturnableRow } from './ReturnDialog.tsx'
import type { ChoosableRow } from './RowFields.tsx'

/** What of an order can leave now: lenses ground for a frame go with it. */
export function sendableRows(order: Order): ChoosableRow[] {
  return sendableLines(partedOrder(order)).map(choosable)
}

/** What of an order can be called off. */
export function cancelableRows(order: Order): ChoosableRow[] {
  return waitingLines(partedOrder(order)).map(choosable)
}

/** What of an order is out, so that it may come back. */
export function returnableRows(order: Order): ReturnableRow[] {
  return returnableLines(partedOrder(order)).map((line) => ({
    ...choosable(line),
    isRestockable: restockable(line) > 0,
    isSealed: line.isSealed,
    isMadeToMeasure: line.isMadeToMeasure,
  }))
}

function choosable(line: Bought['lines'][number]): ChoosableRow {
  return { ref: line.ref, name: lineName(line, eyeNames), most: line.quantity }
}
