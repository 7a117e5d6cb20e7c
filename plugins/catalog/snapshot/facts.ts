import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import type { Article } from '#contracts/catalog.ts'
import type { LensChoice } from '#contracts/contact-lenses.ts'
import type { LensAxisName } from '#contracts/prescriptions.ts'
import type { CatalogEntry } from './snapshot.ts'

const { names, values } = attributes

type Name = keyof typeof names
type Fact = [Name, string | number | null | undefined | false]

/** Attribute and value in Finnish, in the order of the table on the product page. What is not known is left out. */
export function factsOf(entry: CatalogEntry): Article['facts'] {
  const { about, brand } = entry
  const facts: Fact[] = [
    ['brand', brand.name],
    ['collection', about.collection],
    ...frameFacts(entry),
    ...lensFacts(entry),
    ['contents', about.contents],
    ['package', about.lensType ? null : about.packageAmount && counted(values.pieces, about.packageAmount)],
    ['medicalDevice', about.ce && about.udi && values.medicalDevice],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ label: names[name], value: String(value) }] : []))
}

function frameFacts({ about, skus }: CatalogEntry): Fact[] {
  if (!about.shape) return []
  const { filterCategory, transmission } = about
  return [
    ['shape', values.shape[about.shape]],
    ['frameMaterial', about.frameMaterial && values.frameMaterial[about.frameMaterial]],
    ['glassesType', about.rim && values.rim[about.rim]],
    ['color', about.color],
    ['suitableFor', worded(about.suitableFor ?? [], values.suitableFor)],
    ['size', skus.map(measured).filter(Boolean).join(', ')],
    ['weight', about.weight && `${shown(about.weight)} g`],
    ['filterCategory', filterCategory !== null && word(values.filterCategory, String(filterCategory))],
    ['transmission', transmission !== null && `${shown(transmission)} %`],
    ['polarized', about.isPolarized && values.polarized],
    ['lenses', about.takesLenses ? values.takesLenses : values.takesNoLenses],
  ]
}

function lensFacts({ about }: CatalogEntry): Fact[] {
  if (!about.lensType) return []
  return [
    ['usageTime', values.lensType[about.lensType]],
    ['lensType', about.design && word(values.design, about.design)],
    ['package', about.packageAmount && counted(values.lenses, about.packageAmount)],
    ['lensMaterial', about.lensMaterial],
    ['waterContent', about.waterContent && `${shown(about.waterContent)} %`],
    ['oxygen', about.oxygen && shown(about.oxygen)],
    ['uvFilter', about.hasUvFilter ? values.hasUvFilter : values.hasNoUvFilter],
    ...axisFacts(about.lensChoice),
  ]
}

const inMillimeters: LensAxisName[] = ['baseCurve', 'diameter']
const inDegrees: LensAxisName[] = ['axis']

function axisFacts(choice: LensChoice | null): Fact[] {
  return (choice?.axes ?? []).map(({ name, values: all }): Fact => {
    const unit = inMillimeters.includes(name) ? ' mm' : inDegrees.includes(name) ? '°' : ''
    return [name, `${isRange(name, all) ? range(name, all) : all.map((one) => written(name, one)).join(', ')}${unit}`]
  })
}

/** Powers and axes are many: their ends say enough. */
function isRange(name: LensAxisName, all: (number | string)[]): boolean {
  return all.length > 4 && ['power', 'axis'].includes(name)
}

function range(name: LensAxisName, all: (number | string)[]): string {
  const numbers = all.filter((one) => typeof one === 'number')
  return `${written(name, Math.min(...numbers))} – ${written(name, Math.max(...numbers))}`
}

/** Powers carry their sign and two decimals, as prescriptions write them, millimeters one decimal at least, as boxes do. */
function written(name: LensAxisName, value: number | string): string {
  if (typeof value === 'string') return value
  if (inMillimeters.includes(name) && Number.isInteger(value)) return `${value},0`
  if (!['power', 'cylinder', 'addition'].includes(name)) return shown(value)
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  return `${sign}${Math.abs(value).toFixed(2).replace('.', ',')}`
}

/** The way opticians write a size: `M 50□21–145 mm`. */
function measured({ size, measures }: CatalogEntry['skus'][number]): string {
  if (!measures) return ''
  const { lensWidth, noseBridge, templeLength } = measures
  return `${size ? `${size} ` : ''}${shown(lensWidth)}□${shown(noseBridge)}–${shown(templeLength)} mm`
}

function shown(value: number): string {
  return String(value).replace('.', ',')
}

function counted(text: string, count: number): string {
  return text.replace('{{count}}', String(count))
}

function word(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

function worded(keys: string[], table: Record<string, string>): string {
  const [first, ...others] = keys.flatMap((key) => word(table, key) ?? [])
  return [first, ...others.map((other) => other.toLocaleLowerCase('fi'))].join(', ')
}
