import type { Facet, FacetValue } from '#contracts/listing.ts'
import type { Text } from './text.ts'

/** What a filter's value is called: by its editors, or by the word for its code. `t` has the texts of `attributes`. */
export function facetText(t: Text, facet: Facet['name'], { value, name }: Pick<FacetValue, 'value' | 'name'>): string {
  return name ?? t(`values.${facet}.${value}`)
}
