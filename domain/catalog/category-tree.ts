import type { CategoryId, Specification } from '#contracts/catalog.ts'

/** What the groups of a category are. */
export type GroupKind = 'brand' | 'sport' | 'lens_type' | 'item'

/** How each category is divided, in the order of the shop's menu (specification §2.2). */
export const groupKinds: Record<CategoryId, GroupKind> = {
  frames: 'brand',
  sunglasses: 'brand',
  sports_glasses: 'sport',
  reading_glasses: 'brand',
  smart_glasses: 'brand',
  contact_lenses: 'lens_type',
  glasses_accessories: 'item',
  sports_accessories: 'item',
  lens_accessories: 'item',
}

/** Codes of the groups in the order they are shown. Brands are documents of their own, and their slugs are their codes. */
export const groupCodes = {
  sport: ['running', 'cycling', 'skiing', 'golf', 'water-sports', 'racket-sports'],
  lens_type: ['daily', 'two-week', 'monthly'] satisfies Specification['lensType'][],
  item: [
    'solutions',
    'eye-drops',
    'lens-cases',
    'eyelid-care',
    'travel-packs',
    'cleaning',
    'cases',
    'chains-and-cords',
    'maintenance',
    'anti-fog',
    'straps',
  ],
} as const satisfies Record<Exclude<GroupKind, 'brand'>, readonly string[]>
