/**
 * The chain's name, the one place that spells it (the specification writes `{product}`).
 * `genitive` is the Finnish possessive, for sentences and the slug of the style days.
 */
export const brand = { name: 'Silmar', slug: 'silmar', genitive: 'Silmarin' } as const
