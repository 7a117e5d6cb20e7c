export type Values = Record<string, string | number>

/** The sentence with its blanks filled: `{{max}}` becomes the value of that name. */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (blank, name: string) => String(values[name] ?? blank))
}
