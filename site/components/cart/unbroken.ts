/** A line of values that breaks between them, never inside one, such as between `SF` and its number. */
export function unbroken(line: string): string {
  return line.replaceAll(/ (?<![·:] )/g, '\u00a0')
}
