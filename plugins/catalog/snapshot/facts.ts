import type { Attribute, Fact, FactSize } from '#contracts/facts.ts'
import { attributeIds } from '#domain/catalog/attribute-ids.ts'
import { filterGroups } from '#domain/catalog/filter-groups.ts'
import { filterCategories, notForDriving } from '#domain/lenses/filter-category.ts'
import type { LensChoice } from '#contracts/contact-lenses.ts'
import type { CatalogEntry } from './snapshot-types.ts'

const ids: Partial<Record<Attribute, number>> = attributeIds

/** The facts of an article, in the order of the table on the product page. */
export function factsOf(entry: CatalogEntry): Fact[] {
  const { about, brand } = entry
  const facts = [
    filterGroups.manufacturer.fits.some((category) => category === about.category)
      ? text('manufacturer', brand.maker?.name)
      : null,
    text('brand', brand.name),
    text('collection', about.collection),
    ...frameFacts(entry),
    ...lensFacts(entry),
    text('contents', about.contents),
    codes('preservatives', [about.preservatives]),
    about.lensType ? null : number('package', about.packageAmount),
    codes('medicalDevice', about.ce && about.udi ? ['ce'] : []),
  ]
  return facts.filter((fact) => fact !== null).map(numbered)
}

/** What a builder of facts gives; numbers are put on at the end. */
type Unnumbered = Fact extends infer One ? (One extends Fact ? Omit<One, 'id'> : never) : never

function numbered(fact: Unnumbered): Fact {
  return { ...fact, id: ids[fact.attribute] ?? null }
}

function frameFacts(entry: CatalogEntry): (Unnumbered | null)[] {
  const { about } = entry
  if (!about.shape) return []
  return [
    codes('shape', [about.shape]),
    codes('frameMaterial', [about.frameMaterial]),
    codes('glassesType', [about.rim]),
    text('color', about.color),
    codes('suitableFor', about.suitableFor ?? []),
    ...sizeFacts(entry),
    number('weight', about.weight),
    ...lightFacts(entry),
    text('impactStandard', about.impactStandard),
    codes('polarized', about.isPolarized ? ['yes'] : []),
    codes('photochromic', about.isPhotochromic ? ['yes'] : []),
    codes('smartFeature', [about.smartFeature]),
    codes('hearingAmplifier', about.hasHearingAmplifier ? ['yes'] : []),
    codes('adjustableParts', [about.adjustableParts]),
    codes('lifestyle', [about.lifestyle]),
    codes('sustainability', [about.sustainability]),
    codes('lenses', [about.takesLenses ? 'yes' : 'no']),
  ]
}

/**
 * How dark its lenses are, and when one may not drive. The category follows from the light that passes; of a gradient both
 * hold at the middle of the lens, and photochromic lenses have a range of each.
 */
function lightFacts({ about }: CatalogEntry): (Unnumbered | null)[] {
  const { transmission: lightest, darkenedTransmission, finish } = about
  if (lightest === null) return []
  const darkest = darkenedTransmission ?? lightest
  const attribute = finish?.lens.kind === 'gradient' ? 'referenceTransmission' : 'transmission'
  return [
    codes('filterCategory', filterCategories(lightest, darkest).map(String)),
    darkest === lightest
      ? number(attribute, lightest)
      : { kind: 'axis', attribute: 'transmission', values: [lightest, darkest] },
    codes('driving', [notForDriving(darkest)]),
  ]
}

/** Sizes with their measures; of reading glasses the powers, and the measures that are the same in all of them. */
function sizeFacts({ about, skus }: CatalogEntry): Unnumbered[] {
  const sizes = skus.flatMap(({ size, measures }): FactSize[] => {
    if (!measures) return []
    const { lensWidth, noseBridge, templeLength } = measures
    return [{ size, lensWidth, noseBridge, templeLength }]
  })
  const [first] = sizes
  if (!first) return []
  if (about.category !== 'reading_glasses') return [{ kind: 'sizes', attribute: 'size', sizes }]
  return [
    { kind: 'axis', attribute: 'power', values: sizes.flatMap(({ size }) => size ?? []) },
    { kind: 'sizes', attribute: 'size', sizes: [{ ...first, size: null }] },
  ]
}

function lensFacts({ about }: CatalogEntry): (Unnumbered | null)[] {
  if (!about.lensType) return []
  return [
    text('lensBrand', about.lensBrand),
    text('lensName', about.name),
    codes('usageTime', [about.lensType]),
    codes('lensType', [about.design]),
    codes('dayNight', [about.dayNight]),
    text('color', about.color),
    codes('tint', [about.tint]),
    number('lensPackage', about.packageAmount),
    text('lensMaterial', about.lensMaterial),
    number('waterContent', about.waterContent),
    number('oxygen', about.oxygen),
    codes('uvFilter', [about.hasUvFilter ? 'yes' : 'no']),
    ...axisFacts(about.lensChoice),
  ]
}

function axisFacts(choice: LensChoice | null): Unnumbered[] {
  return (choice?.axes ?? []).map(({ name, values }) => ({ kind: 'axis', attribute: name, values }))
}

function text(attribute: Attribute, value: string | null | undefined): Unnumbered | null {
  return value ? { kind: 'text', attribute, text: value } : null
}

function number(attribute: Attribute, known: number | null | undefined): Unnumbered | null {
  return typeof known === 'number' ? { kind: 'number', attribute, number: known } : null
}

function codes(attribute: Attribute, known: readonly (string | null | undefined)[]): Unnumbered | null {
  const all = known.filter((code) => typeof code === 'string')
  return all.length > 0 ? { kind: 'codes', attribute, codes: all } : null
}
