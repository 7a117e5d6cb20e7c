import { Refusal } from '#domain/refusal.ts'
import type { StoredLine } from './stored-line.ts'

type ColoredLine = Pick<StoredLine, 'parentSkuID' | 'prescriptionGlasses' | 'lensConfiguration' | 'quantity'>

/**
 * Whether lenses of one color are bought more than once for the same frame and the same eyes
 * (specification §5), whatever its degree. Clear lenses leave `tint` out and may be bought any number of times.
 */
export function repeatsLensColor(lines: readonly ColoredLine[]): boolean {
  const pieces = new Map<string, number>()
  for (const line of lines) {
    if (line.parentSkuID === null || !line.lensConfiguration?.tint) continue
    pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.quantity)
  }
  return [...pieces.values()].some((count) => count > 1)
}

/** Throws if a cart holds one lens color twice for a frame. */
export function assertNotRepeatLensColor(lines: readonly ColoredLine[]): void {
  if (repeatsLensColor(lines)) throw new Refusal('cart.lens_color_twice')
}

function keyOf({ parentSkuID, prescriptionGlasses, lensConfiguration }: ColoredLine): string {
  const values = Object.entries(prescriptionGlasses ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([parentSkuID, lensConfiguration?.tint?.color, values])
}
