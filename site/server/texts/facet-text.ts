import type { Facet, FacetValue } from '#contracts/listing.ts'
import type { Text } from './text.ts'

/** Name of a filter value: the editors' name, or the text of its code. `t` has the texts of `attributes`. */
export function facetText(t: Text, facet: Facet['name'], { value, name }: Pick<FacetValue, 'value' | 'name'>): string {
  if (name !== null) return name
  return t(value === 'yes' ? `values.yes.${facet}` : `values.${textsOf[facet] ?? facet}.${value}`)
}

/** Where the words of a group are, if not under its own name. */
const textsOf: Partial<Record<Facet['name'], string>> = {
  sport: 'group',
  glassesAccessories: 'group',
  sportsAccessories: 'group',
  lensAccessories: 'group',
  productType: 'category',
}
