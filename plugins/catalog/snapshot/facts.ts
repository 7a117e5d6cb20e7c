import type { Attribute, Fact } from '#contracts/facts.ts'
import type { LensChoice } from '#contracts/contact-lenses.ts'
import type { CatalogEntry } from './snapshot-types.ts'

/** The facts of an article, in the order of the table on the product page. */
export function factsOf(entry: CatalogEntry): Fact[] {
  const { about, brand } = entry
  const facts = [
    text('brand', brand.name),
    text('collection', about.collection),
    ...frameFacts(entry),
    ...lensFacts(entry),
    text('contents', about.contents),
    about.lensType ? null : number('package', about.packageAmount),
    codes('medicalDevice', about.ce && about.udi ? ['ce'] : []),
  ]
  return facts.filter((fact) => fact !== null)
}

function frameFacts({ about, skus }: CatalogEntry): (Fact | null)[] {
  if (!about.shape) return []
  const sizes = skus.flatMap(({ size, measures }) => {
    if (!measures) return []
    const { lensWidth, noseBridge, templeLength } = measures
    return [{ size, lensWidth, noseBridge, templeLength }]
  })
  return [
    codes('shape', [about.shape]),
    codes('frameMaterial', [about.frameMaterial]),
    codes('glassesType', [about.rim]),
    text('color', about.color),
    codes('suitableFor', about.suitableFor ?? []),
    sizes.length > 0 ? { kind: 'sizes', attribute: 'size', sizes } : null,
    number('weight', about.weight),
    codes('filterCategory', [about.filterCategory?.toString()]),
    number('transmission', about.transmission),
    codes('polarized', about.isPolarized ? ['yes'] : []),
    codes('lenses', [about.takesLenses ? 'yes' : 'no']),
  ]
}

function lensFacts({ about }: CatalogEntry): (Fact | null)[] {
  if (!about.lensType) return []
  return [
    codes('usageTime', [about.lensType]),
    codes('lensType', [about.design]),
    number('lensPackage', about.packageAmount),
    text('lensMaterial', about.lensMaterial),
    number('waterContent', about.waterContent),
    number('oxygen', about.oxygen),
    codes('uvFilter', [about.hasUvFilter ? 'yes' : 'no']),
    ...axisFacts(about.lensChoice),
  ]
}

function axisFacts(choice: LensChoice | null): Fact[] {
  return (choice?.axes ?? []).map(({ name, values }) => ({ kind: 'axis', attribute: name, values }))
}

function text(attribute: Attribute, value: string | null | undefined): Fact | null {
  return value ? { kind: 'text', attribute, text: value } : null
}

function number(attribute: Attribute, known: number | null | undefined): Fact | null {
  return typeof known === 'number' ? { kind: 'number', attribute, number: known } : null
}

function codes(attribute: Attribute, known: readonly (string | null | undefined)[]): Fact | null {
  const all = known.filter((code) => typeof code === 'string')
  return all.length > 0 ? { kind: 'codes', attribute, codes: all } : null
}
