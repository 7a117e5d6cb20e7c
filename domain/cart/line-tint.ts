import type { LensTint } from '#contracts/ground-lenses.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { chosenTint } from '#domain/catalog/lens-tint.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StoredLine } from './stored-line.ts'

type Configured = Pick<StoredLine, 'lensConfiguration'>

/**
 * The tint of a line's lenses as the catalog has it today; null where they are clear or it is no longer offered. A lost
 * tint makes the line sold out, never clear. Tints have no price history, so tinted lenses never claim a reduction.
 */
export function lineTint({ lensConfiguration }: Configured, { tints }: Pick<Goods, 'tints'>): LensTint | null {
  const chosen = lensConfiguration?.tint
  return (chosen && chosenTint(tints, chosen)) ?? null
}

/** Whether a line has a tint that its lenses are no longer offered in. */
export function hasLostTint(line: Configured, goods: Pick<Goods, 'tints'>): boolean {
  return line.lensConfiguration?.tint !== undefined && lineTint(line, goods) === null
}

/** Throws if a tint may not be chosen for a frame. */
export function assertOfferTint(
  line: Configured,
  frame: Pick<Goods, 'isTintable'>,
  lenses: Pick<Goods, 'tints'>,
): void {
  if (!line.lensConfiguration?.tint) return
  if (!frame.isTintable || lenses.tints.length === 0) throw new Refusal('lens.not_tintable')
  if (hasLostTint(line, lenses)) throw new Refusal('lens.tint_unknown')
}
