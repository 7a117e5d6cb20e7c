import type { LensOrder } from '../../server/forms/typed-prescription.ts'

/** The posted value of each field of the prescription, and its problem. */
export function rxMarks(order: Pick<LensOrder, 'values' | 'problems'> | undefined) {
  const problems = new Map(order?.problems.map(({ field, text }) => [field, text]))
  return {
    typed: (name: string) => String(order?.values.get(name) ?? ''),
    problem: (name: string) => problems.get(name),
    /** ARIA attributes of a field with a problem. */
    invalidAttributes: (name: string) => ({
      'aria-invalid': problems.has(name) ? ('true' as const) : undefined,
      'aria-describedby': `${name}-error`,
    }),
  }
}

export type RxMarks = ReturnType<typeof rxMarks>
