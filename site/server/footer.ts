import type { Category } from '#contracts/catalog.ts'
import { listSocialAccounts } from '#contracts/shell.ts'
import { categoryTree } from '#domain/catalog/category-tree.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'
import { pathTo, type RouteName } from '../shared/routes.ts'
import type { Text } from './text.ts'

interface FooterGroup {
  name: 'buy' | 'contact' | 'info' | 'follow'
  links: { path: string; text: string }[]
}

/** The groups of the footer that have anything to lead to (specification §2.3). */
export async function footerGroups(request: Request, t: Text): Promise<FooterGroup[]> {
  const link = (route: RouteName, key: string = route) => ({ path: pathTo(route), text: t(`footer.${key}`) })
  const categories = Object.entries(categoryTree) as [Category, { name: string }][]
  const groups: FooterGroup[] = [
    { name: 'buy', links: categories.map(([category, { name }]) => ({ path: `/${category}`, text: name })) },
    {
      name: 'contact',
      links: [link('contact', 'customer_service'), link('stores'), link('book_exam'), link('order')],
    },
    {
      name: 'info',
      links: [link('guarantees'), link('terms'), link('privacy'), link('cookies'), link('accessibility')],
    },
    { name: 'follow', links: await accounts(request) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

async function accounts(request: Request): Promise<FooterGroup['links']> {
  const answer = await call(listSocialAccounts, {}, asNobody(request))
  return answer.ok ? answer.value.accounts.map(({ name, url }) => ({ path: url, text: name })) : []
}
