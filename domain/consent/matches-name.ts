/** A regular expression for the names that a pattern such as `_ga_*` stands for. */
export function matchesName(pattern: string): RegExp {
  const literal = pattern.split('*').map((part) => part.replace(/[.~-]/g, String.raw`\$&`))
  return new RegExp(`^${literal.join('.*')}$`)
}
