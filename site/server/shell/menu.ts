import type { CategoryId } from '#contracts/catalog.ts'
import type { Category } from '#contracts/listing.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import type { Text } from '../texts/text.ts'

interface Link {
  path: string
  text: string
}

export interface Panel {
  name: 'glasses' | 'sunglasses' | 'sportsglasses' | 'lenses' | 'careproducts'
  title: string
  sections: { heading?: string; links: Link[] }[]
}

/** Which categories each panel shows, and what it calls their groups where it shows them too. */
const plan: { name: Panel['name']; categories: CategoryId[]; groups?: string }[] = [
  { name: 'glasses', categories: ['frames'], groups: 'brands' },
  { name: 'sunglasses', categories: ['sunglasses'], groups: 'brands' },
  { name: 'sportsglasses', categories: ['sports_glasses'], groups: 'sports' },
  { name: 'lenses', categories: ['contact_lenses'], groups: 'types' },
  { name: 'careproducts', categories: ['lens_accessories', 'glasses_accessories', 'sports_accessories'] },
]

/** The detail panels of the side menu (specification §2.3). */
export function menuPanels(all: readonly Category[], t: Text): Panel[] {
  return plan.map(({ name, categories: ids, groups }) => {
    const categories = ids.flatMap((id) => all.filter((one) => one.id === id))
    const whole = categories.map((category) => ({ path: placePath(category), text: t(`all.${category.id}`) }))
    const parts = groups ? categories.flatMap(groupLinks) : []
    const sections = [{ links: whole }, ...(parts.length > 0 ? [{ heading: t(`menu.${groups}`), links: parts }] : [])]
    return { name, title: t(`menu.${name}`), sections }
  })
}

function groupLinks(category: Category): Link[] {
  return category.groups.map((group) => ({ path: placePath(category, group), text: group.title }))
}
