import type { LensOrder } from '../../server/lens-order.ts'

/** What each field of the prescription held when it was sent, and what was wrong with it. */
export function rxMarks(order: LensOrder | undefined) {
  const said = new Map(order?.problems.map(({ field, text }) => [field, text]))
  return {
    typed: (name: string) => String(order?.values.get(name) ?? ''),
    said: (name: string) => said.get(name),
    /** Attributes of a field, which point to its mistake. */
    mistake: (name: string) => ({
      'aria-invalid': said.has(name) ? ('true' as const) : undefined,
      'aria-describedby': `${name}-error`,
    }),
  }
}

export type RxMarks = ReturnType<typeof rxMarks>
