import type { Facet, FacetValue } from '#contracts/listing.ts'
import type { Text } from './text.ts'

/** Name of a filter value: the editors' name, or the text of its code. `t` has the texts of `attributes`. */
export function facetText(t: Text, facet: Facet['name'], { value, name }: Pick<FacetValue, 'value' | 'name'>): string {
  return name ?? t(`values.${facet}.${value}`)
}
