/** Working distances as they are typed, `60, 75`, in centimeters. What is no number is 0, which its rule refuses. */
export function readDistances(typed: string): number[] {
  return typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (/^\d{1,4}$/.test(one) ? Number(one) : 0))
}
