import type { Category } from '#contracts/catalog.ts'
import { listGroups } from '#contracts/listing.ts'
import { categoryTree, groupNames } from '#domain/catalog/category-tree.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'
import { pathTo } from '../shared/routes.ts'
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
  const answer = await call(listGroups, {}, asNobody(request))
  const groups = answer.ok ? answer.value : {}
  const all = (category: Category) => ({ links: [{ path: `/${category}`, text: t(`all.${category}`) }] })
  const named = (heading: string, category: Category) => ({ heading: t(`menu.${heading}`), links: branches(category) })
  const branded = (category: Category) => {
    const brands = groups[category] ?? []
    const links = brands.map(({ group, name }) => ({ path: pathTo('group', { category, group }), text: name }))
    return links.length > 0 ? [{ heading: t('menu.brands'), links }] : []
  }

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
