import type { Category, Specification } from '#contracts/catalog.ts'

/** What the segment below a category names. */
export type GroupKind = 'brand' | 'sport' | 'lensType' | 'item'

/** A category as the shopper reads it, and how it is divided. */
export interface CategoryBranch {
  name: string
  groupKind: GroupKind
}

/** The categories of the shop in the order of its menu (specification §2.2). */
export const categoryTree: Record<Category, CategoryBranch> = {
  kehykset: { name: 'Silmälasikehykset', groupKind: 'brand' },
  aurinkolasit: { name: 'Aurinkolasit', groupKind: 'brand' },
  urheilulasit: { name: 'Urheilulasit', groupKind: 'sport' },
  piilolinssit: { name: 'Piilolinssit', groupKind: 'lensType' },
  silmälasitarvikkeet: { name: 'Silmälasitarvikkeet', groupKind: 'item' },
  urheilulasitarvikkeet: { name: 'Urheilulasitarvikkeet', groupKind: 'item' },
  piilolinssitarvikkeet: { name: 'Piilolinssitarvikkeet', groupKind: 'item' },
}

/** Path segment of each kind of contact lens, by its wearing time. */
export const lensTypePaths: Record<NonNullable<Specification['lensType']>, string> = {
  daily: 'päivälinssit',
  'two-week': 'kahden-viikon-linssit',
  monthly: 'kuukausilinssit',
}

/** Groups with a name of their own, by path segment. Brands name themselves. */
export const groupNames: Record<Exclude<GroupKind, 'brand'>, Record<string, string>> = {
  sport: {
    juoksu: 'Juoksu',
    pyöräily: 'Pyöräily',
    hiihto: 'Hiihto',
    golf: 'Golf',
    vesiurheilu: 'Vesiurheilu',
  },
  lensType: {
    päivälinssit: 'Päivälinssit',
    'kahden-viikon-linssit': 'Kahden viikon linssit',
    kuukausilinssit: 'Kuukausilinssit',
  },
  item: {
    liuokset: 'Linssinesteet',
    silmätipat: 'Silmätipat',
    linssikotelot: 'Linssikotelot',
    'luomien-hoito': 'Luomien hoito',
    matkapakkaukset: 'Matkapakkaukset',
    puhdistus: 'Puhdistus',
    kotelot: 'Kotelot',
    'ketjut-ja-nauhat': 'Ketjut ja nauhat',
    huolto: 'Huolto',
    huurteenesto: 'Huurteenesto',
    nauhat: 'Nauhat',
  },
}

/** What the group of this category is called, or nothing where the tree has no such group. */
export function groupName(category: Category, group: string): string | undefined {
  const { groupKind } = categoryTree[category]
  const names = groupKind === 'brand' ? {} : groupNames[groupKind]
  return Object.hasOwn(names, group) ? names[group] : undefined
}
