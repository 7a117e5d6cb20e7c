/** The beginning of a text, as much of it as Paytrail takes, without half a sign at its end. */
export function paytrailText(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
