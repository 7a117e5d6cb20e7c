import { listArticles, type Category } from '#contracts/catalog.ts'
import { categoryTree, groupNames } from '#domain/catalog/category-tree.ts'
import { asNobody } from '../door.ts'
import { call } from './call.ts'
import { pathTo } from './routes.ts'
import type { Text } from './text.ts'

interface Link {
  path: string
  text: string
}

export interface Panel {
  name: 'glasses' | 'sunglasses' | 'sportsglasses' | 'lenses' | 'careproducts'
  title: string
  sections: { heading?: string; links: Link[] }[]
}

/** The detail panels of the side menu (specification §2.3). */
export async function menuPanels(request: Request, t: Text): Promise<Panel[]> {
  const [kehykset, aurinkolasit] = await Promise.all([brandsOf(request, 'kehykset'), brandsOf(request, 'aurinkolasit')])
  const brands: Record<Branded, Link[]> = { kehykset, aurinkolasit }
  const all = (category: Category) => ({ links: [{ path: `/${category}`, text: t(`all.${category}`) }] })
  const named = (heading: string, category: Category) => ({ heading: t(`menu.${heading}`), links: branches(category) })
  const branded = (category: Branded) =>
    brands[category].length > 0 ? [{ heading: t('menu.brands'), links: brands[category] }] : []

  return [
    { name: 'glasses', title: t('menu.glasses'), sections: [all('kehykset'), ...branded('kehykset')] },
    { name: 'sunglasses', title: t('menu.sunglasses'), sections: [all('aurinkolasit'), ...branded('aurinkolasit')] },
    {
      name: 'sportsglasses',
      title: t('menu.sportsglasses'),
      sections: [all('urheilulasit'), named('sports', 'urheilulasit')],
    },
    { name: 'lenses', title: t('menu.lenses'), sections: [all('piilolinssit'), named('types', 'piilolinssit')] },
    {
      name: 'careproducts',
      title: t('menu.careproducts'),
      sections: [
        {
          links: [
            ...all('piilolinssitarvikkeet').links,
            ...all('silmälasitarvikkeet').links,
            ...all('urheilulasitarvikkeet').links,
          ],
        },
      ],
    },
  ]
}

/** Sports and lens types stand in the category tree itself. */
function branches(category: Category): Link[] {
  const { groupKind } = categoryTree[category]
  const names = groupKind === 'brand' ? {} : groupNames[groupKind]
  return Object.entries(names).map(([group, text]) => ({ path: pathTo('group', { category, group }), text }))
}

type Branded = 'kehykset' | 'aurinkolasit'

/** The brands of a category that has any. No card is asked for: nothing costs nothing. */
async function brandsOf(request: Request, category: Branded): Promise<Link[]> {
  const answer = await call(listArticles, { category, priceTo: 0 }, asNobody(request))
  if (!answer.ok) return []
  return answer.value.groups.map(({ group, name }) => ({ path: pathTo('group', { category, group }), text: name }))
}
