import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import { groupCodes } from '#domain/catalog/category-tree.ts'

interface Option {
  value: string
  label: string
}

const { category, group, color, ...values } = attributes.values

export const categoryChoices = choices(category)
export const sports = only(groupCodes.sport)
export const items = only(groupCodes.item)
export const families = choices(color)
export const lensTypes = choices(values.usageTime)
export const designs = choices(values.lensType)
export const shapes = choices(values.shape)
export const materials = choices(values.frameMaterial)
export const rims = choices(values.glassesType)
export const lifestyles = choices(values.lifestyle)
export const sustainabilities = choices(values.sustainability)
export const adjustableParts = choices(values.adjustableParts)
export const smartFeatures = choices(values.smartFeature)
export const dayNights = choices(values.dayNight)
export const lensTintKinds = choices(values.tint)
export const preservatives = choices(values.preservatives)
export const wearers = choices(values.suitableFor)
export const lensKinds = choices(values.lensKind)
export const groundMaterials = choices(values.groundMaterial)
export const impactRatings = choices(values.impact)

function choices(names: Record<string, string>): Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}

function only(codes: readonly (keyof typeof group)[]): Option[] {
  return codes.map((value) => ({ value, label: group[value] }))
}
