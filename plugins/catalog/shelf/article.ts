import type { Article, LensPackage, Sibling, Sku } from '#contracts/catalog.ts'
import type { Price } from '#contracts/price.ts'
import type { Store } from '#contracts/stores.ts'
import { groupName } from '#domain/catalog/category-tree.ts'
import { conformityOf } from '#domain/catalog/conformity.ts'
import { availability } from '#domain/catalog/stock-status.ts'
import type { DocumentId } from './documents.ts'
import { cardOf } from './card.ts'
import { formOf } from './form.ts'
import { factsOf } from './facts.ts'
import { stockedSku } from './price-shelf.ts'
import { shownCategory, type Shelf, type Shelved, type ShelvedSku } from './shelf.ts'

type Stores = Map<DocumentId, Store>

/** Everything a product page says of an article; nothing before its first price. */
export function articleOf(shelf: Shelf, shelved: Shelved, stores: Stores): Article | undefined {
  const { about, brand, medias, price } = shelved
  const card = cardOf(shelved)
  const category = shownCategory(shelved)
  if (!card || !price || !category) return undefined
  return {
    ...card,
    medias,
    skus: shownSkus(shelved).map((sku) => skuOf(sku, price, stores)),
    group: about.group,
    groupName: groupName(category, about.group) ?? brand.name,
    description: about.description,
    facts: factsOf(shelved),
    siblings: shelved.colors.length > 1 ? shelved.colors.map((color) => siblingOf(color, shelved)) : [],
    form: formOf(about),
    lensChoice: about.lensChoice,
    lensPackages: about.takesLenses ? lensPackagesOf(shelf) : [],
    manufacturer: makerOf(shelved),
    warnings: about.warnings,
    ce: Boolean(about.ce),
    conformity: conformityOf({ category, ce: Boolean(about.ce) }),
    udi: about.udi,
    isSealed: Boolean(about.isSealed),
    subscriptionIntervals: card.allowSubscription ? ['m1', 'm2', 'm3', 'm6'] : [],
  }
}

/** Of a contact lens only what lies on a shelf, ours or a store's: the rest can be made from its axes. */
function shownSkus({ about, skus }: Shelved): ShelvedSku[] {
  const lies = ({ stock, sellsOnline, stores }: ShelvedSku) => (sellsOnline && stock > 0) || stores.length > 0
  return about.lensChoice ? skus.filter(lies) : skus
}

function skuOf(sku: ShelvedSku, price: Price, stores: Stores): Sku {
  return {
    id: sku.number,
    size: sku.size,
    frame: sku.measures,
    parameters: sku.parameters,
    availability: availability(stockedSku(sku)),
    price,
    stores: sku.stores
      .flatMap(({ store, pieces }) => {
        const { id, name } = stores.get(store) ?? {}
        return id && name ? [{ storeId: id, name, pieces }] : []
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fi')),
  }
}

function siblingOf({ about, medias }: Shelved, current: Shelved): Sibling {
  return {
    id: about.number,
    slug: about.slug,
    color: about.color ?? about.name,
    swatch: about.swatch ?? [],
    media: medias[0] ?? null,
    isCurrent: about.number === current.about.number,
  }
}

function makerOf({ brand: { maker } }: Shelved): Article['manufacturer'] {
  const { name, street, zip, city, country, email } = maker
  return { name, address: `${street}, ${zip} ${city}, ${country}`, email }
}

/** Ground lenses that are sold with a frame, cheapest first. */
export function lensPackagesOf(shelf: Shelf): LensPackage[] {
  return [...shelf.byNumber.values()]
    .flatMap((shelved) => lensPackageOf(shelved) ?? [])
    .toSorted((a, b) => a.amount - b.amount)
}

function lensPackageOf({ about, skus: [sku], price }: Shelved): LensPackage | undefined {
  const { lensKind, bounds, refractiveIndex } = about
  if (!lensKind || !bounds || !sku || !price) return undefined
  return {
    skuId: sku.number,
    slug: about.slug.split('/').at(-1) ?? about.slug,
    name: about.name,
    kind: lensKind,
    index: refractiveIndex ?? '',
    description: about.description,
    includes: about.includes ?? [],
    bounds,
    needsFitting: Boolean(about.needsFitting),
    leadTimeDays: sku.leadTimeDays,
    amount: price.unit.amount,
  }
}
