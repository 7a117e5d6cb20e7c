import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import { categoryTree, groupNames } from '#domain/catalog/category-tree.ts'
import { colorFamilies } from '#domain/catalog/colors.ts'

interface Option {
  value: string
  label: string
}

/** Category of the lenses ground for a frame: articles with a price, listed nowhere. */
export const LENS_PACKAGES = 'hiotut-linssit'

export const categories: Option[] = [
  ...Object.entries(categoryTree).map(([value, { name }]) => ({ value, label: name })),
  { value: LENS_PACKAGES, label: 'Hiotut linssit' },
]
export const sports = choices(groupNames.sport)
export const items = choices(groupNames.item)
export const lensTypes = choices(attributes.values.lensType)
export const designs = choices(attributes.values.design)
export const shapes = choices(attributes.values.shape)
export const materials = choices(attributes.values.frameMaterial)
export const rims = choices(attributes.values.rim)
export const wearers = choices(attributes.values.suitableFor)
export const lensKinds = choices(attributes.values.lensKind)
export const families: Option[] = Object.entries(colorFamilies).map(([value, { name }]) => ({ value, label: name }))

function choices(names: Record<string, string>): Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
