import * as z from 'zod/mini'
import type { Cart } from '#contracts/cart.ts'
import { Cents, TotalRowKind, type Totals } from '#contracts/money.ts'
import { rowsByKind } from '../cart/rows.ts'

/** Snapshot of the sums the shopper saw when they submitted, sent as a hidden field. */
const ShownSnapshot = z.object({
  /** Ref, name, price of one and pieces of every line. */
  lines: z.array(z.tuple([z.string(), z.string(), Cents, z.int()])),
  rows: z.array(z.tuple([TotalRowKind, Cents])),
  giftCard: Cents,
})
type ShownSnapshot = z.infer<typeof ShownSnapshot>

/** One difference to the snapshot. */
export type Change =
  | { kind: 'price' | 'quantity'; name: string; before: number; now: number }
  | { kind: 'gone' | 'come'; name: string }
  | { kind: 'row'; row: TotalRowKind; before: Cents; now: Cents }
  | { kind: 'card_counted' }
  | { kind: 'gift_card'; before: Cents; now: Cents }

/** The snapshot as text for a hidden field. */
export function serializeSnapshot(cart: Cart, totals: Totals): string {
  const seen: ShownSnapshot = {
    lines: cart.items.map((line) => [line.ref, line.articleDescription, line.price.amount, line.quantity]),
    rows: rowsByKind(totals).map(({ kind, amount }) => [kind, amount]),
    giftCard: totals.giftCard,
  }
  return JSON.stringify(seen)
}

/** What has changed since: line by line, then what no line explains. Empty where the text cannot be read. */
export function changesSince(text: string, cart: Cart, totals: Totals): Change[] {
  const seen = readSeen(text)
  if (!seen) return []
  const lines = changedLines(seen, cart)
  const rows = rowsByKind(totals).flatMap(({ kind, amount }): Change[] => {
    const before = seen.rows.find(([name]) => name === kind)?.[1] ?? 0
    const isNotified = lines.length > 0 && (kind === 'goods' || kind === 'lens_work')
    return before === amount || isNotified ? [] : [{ kind: 'row', row: kind, before, now: amount }]
  })
  const dropped = seen.rows.flatMap(([kind, before]): Change[] =>
    kind === 'discount' && !totals.rows.some((row) => row.kind === kind)
      ? [{ kind: 'row', row: kind, before, now: 0 }]
      : [],
  )
  return [...lines, ...rows, ...dropped, ...changedCard(seen.giftCard, totals.giftCard)]
}

function changedCard(before: Cents, now: Cents): Change[] {
  if (before === now) return []
  return [before === 0 ? { kind: 'card_counted' } : { kind: 'gift_card', before, now }]
}

function changedLines(seen: ShownSnapshot, { items }: Cart): Change[] {
  const now = new Map(items.map((line) => [line.ref, line]))
  const changed = seen.lines.flatMap(([ref, name, amount, quantity]): Change[] => {
    const line = now.get(ref)
    if (!line) return [{ kind: 'gone', name }]
    const price: Change[] = [{ kind: 'price', name, before: amount, now: line.price.amount }]
    const pieces: Change[] = [{ kind: 'quantity', name, before: quantity, now: line.quantity }]
    return [...(line.price.amount === amount ? [] : price), ...(line.quantity === quantity ? [] : pieces)]
  })
  const known = new Set(seen.lines.map(([ref]) => ref))
  const come = items.filter(({ ref }) => !known.has(ref))
  return [...changed, ...come.map(({ articleDescription: name }): Change => ({ kind: 'come', name }))]
}

function readSeen(text: string): ShownSnapshot | undefined {
  try {
    return ShownSnapshot.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
