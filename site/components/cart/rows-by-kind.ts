import type { Cents, TotalRowKind, Totals } from '#contracts/money.ts'

/** The rows of a total as a shopper reads them: one for each kind, whatever its VAT rates. */
export function rowsByKind({ rows }: Pick<Totals, 'rows'>): { kind: TotalRowKind; amount: Cents }[] {
  const amounts = new Map<TotalRowKind, Cents>()
  for (const { kind, amount } of rows) amounts.set(kind, (amounts.get(kind) ?? 0) + amount)
  return [...amounts].map(([kind, amount]) => ({ kind, amount }))
}
