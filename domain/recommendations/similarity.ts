/** What an article is like, for articles without views yet. */
export interface Traits {
  /** Such as a category: articles of different kinds are not alike. */
  kind: string
  /** Values by attribute, such as `shape: round`. An attribute that an article lacks says nothing. */
  values: Readonly<Record<string, string>>
  /** Millimeters by measure, such as `totalWidth: 138`. */
  measures: Readonly<Record<string, number>>
  /** Cents; null where it has no price. */
  price: number | null
}

/** A difference in a measure after which two articles are a third as alike, in millimeters: one size of frames. */
const ONE_SIZE_MM = 5

/** The weight of each part, where both articles have it. */
const SHARES = { values: 0.5, measures: 0.3, price: 0.2 } as const

/** How alike two articles are, 0 to 1: by attributes, measures and price, of which only those count that both have. */
export function similarity(one: Traits, other: Traits): number {
  if (one.kind !== other.kind) return 0
  const parts: [share: number, alike: number | null][] = [
    [SHARES.values, valuesAlike(one.values, other.values)],
    [SHARES.measures, measuresAlike(one.measures, other.measures)],
    [SHARES.price, pricesAlike(one.price, other.price)],
  ]
  const known = parts.filter((part): part is [number, number] => part[1] !== null)
  const shares = known.reduce((sum, [share]) => sum + share, 0)
  return shares === 0 ? 0 : known.reduce((sum, [share, alike]) => sum + share * alike, 0) / shares
}

/** The share of attributes in which they are the same. */
function valuesAlike(one: Traits['values'], other: Traits['values']): number | null {
  const both = Object.keys(one).filter((name) => other[name] !== undefined)
  return both.length === 0 ? null : both.filter((name) => one[name] === other[name]).length / both.length
}

function measuresAlike(one: Traits['measures'], other: Traits['measures']): number | null {
  const differences = Object.entries(one).flatMap(([name, mm]) => {
    const others = other[name]
    return others === undefined ? [] : [Math.abs(mm - others)]
  })
  if (differences.length === 0) return null
  return differences.reduce((sum, mm) => sum + Math.exp(-mm / ONE_SIZE_MM), 0) / differences.length
}

/** The lower price as a share of the higher. */
function pricesAlike(one: number | null, other: number | null): number | null {
  if (one === null || other === null || one <= 0 || other <= 0) return null
  return Math.min(one, other) / Math.max(one, other)
}
