import type { KeptLine } from './kept-line.ts'

/**
 * Whether two rows mean the same: SKU, frame it is ground for, eye and values, prescription, lens
 * configuration and interval are all equal.
 *
 * Anything less would join what two people mean to wear. The row's name and quantity do not count.
 */
export function isSameLine(a: KeptLine, b: KeptLine): boolean {
  return identityOf(a) === identityOf(b)
}

function identityOf(line: KeptLine): string {
  return JSON.stringify([
    line.skuId,
    line.parentSkuID,
    line.eye,
    inOneOrder(line.parameters),
    inOneOrder(line.prescriptionGlasses),
    inOneOrder(line.lensConfiguration?.tint ?? null),
    line.subscriptionInterval,
    line.examinedOn,
  ])
}

/** The pairs of a record by name: equal records may have been written in any order. */
function inOneOrder(record: object | null): [string, unknown][] {
  return Object.entries(record ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
