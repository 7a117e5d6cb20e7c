import type { StoredLine } from './stored-line.ts'

/**
 * Whether two rows are equal: SKU, frame it is ground for, eye and values, prescription, lens
 * configuration and interval are all equal.
 *
 * Otherwise lenses for two people could be joined. The row's name and quantity do not count. A gift card is equal to
 * none: each has its own receiver.
 */
export function isSameLine(a: StoredLine, b: StoredLine): boolean {
  return !a.giftCard && !b.giftCard && identityOf(a) === identityOf(b)
}

function identityOf(line: StoredLine): string {
  return JSON.stringify([
    line.skuId,
    line.parentSkuID,
    line.eye,
    inOneOrder(line.parameters),
    inOneOrder(line.prescriptionGlasses),
    inOneOrder(line.lensConfiguration?.tint ?? null),
    line.lensConfiguration?.use ?? null,
    line.subscriptionInterval,
    line.examinedOn,
    line.prescriptionComes ?? null,
    line.prescriptionFile ?? null,
  ])
}

/** The pairs of a record by name: equal records may have been written in any order. */
function inOneOrder(record: object | null): [string, unknown][] {
  return Object.entries(record ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
