import type { CategoryId, Media } from '#contracts/catalog.ts'
import { mediaOf } from '#domain/catalog/media-sizes.ts'

/** Categories that the studio has made a still of (`studio/stills.ts`). */
const pictured: CategoryId[] = [
  ...(['frames', 'sunglasses', 'sports_glasses', 'contact_lenses'] as const),
  ...(['glasses_accessories', 'lens_accessories'] as const),
]

/** The picture of a category, which says no more than its name beside it; undefined where there is none. */
export function categoryPicture(id: CategoryId): Media | undefined {
  return pictured.includes(id) ? mediaOf(`category-${id}`, '') : undefined
}
