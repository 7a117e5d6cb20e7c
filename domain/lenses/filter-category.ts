/** The least percent of light that each darker category lets through no more than (EN ISO 12312-1, EN ISO 8980-3). */
const NO_MORE_THAN = [80, 43, 18, 8]
/** Darker than this lens is no category. */
const DARKEST = 3

/** The filter category of a lens by the percent of light that it lets through, 0–4; null of what is darker than any. */
export function filterCategory(transmission: number): number | null {
  if (!(transmission > DARKEST && transmission <= 100)) return null
  return NO_MORE_THAN.filter((most) => transmission <= most).length
}

/** The categories that a lens goes through from its lightest to its darkest; one where it does not change. */
export function filterCategories(lightest: number, darkest = lightest): number[] {
  const [first, last] = [filterCategory(lightest), filterCategory(darkest)]
  if (first === null || last === null || first > last) return []
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Percent of light below which a lens is not for driving at dusk and night. */
const ENOUGH_FOR_NIGHT = 75

/**
 * When a lens is not for driving (EN ISO 12312-1): at `dusk` and night, or `ever`; null where it may always be worn.
 *
 * @param transmission percent of light that it passes at its darkest, 0–100.
 */
export function notForDriving(transmission: number): 'dusk' | 'ever' | null {
  if (transmission >= ENOUGH_FOR_NIGHT) return null
  const category = filterCategory(transmission)
  return category === null || category === 4 ? 'ever' : 'dusk'
}
