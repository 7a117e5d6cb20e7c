/** The steps by which goods, code and money of an order go back: all of a canceled one, rows that were called off, and rows that came back. */
export const [REVERSE, CANCEL_ROWS, RETURN_ROWS] = ['reverse', 'cancelRows', 'returnRows'] as const

/** Whether one of these steps gives money that is promised back. */
export function givesMoney(steps: readonly (string | { step: string })[]): boolean {
  return steps.some((each) =>
    [REVERSE, CANCEL_ROWS, RETURN_ROWS].some((step) => step === (typeof each === 'string' ? each : each.step)),
  )
}
