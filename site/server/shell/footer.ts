import { listSocialAccounts } from '#contracts/shell.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { asAnonymous } from '../../door.ts'
import { call } from '../../shared/call.ts'
import type { InLanguage } from '../../shared/language.ts'
import { pathTo, type RouteName } from '../../shared/routes.ts'
import { categoriesFor } from './category-links.ts'
import type { Text } from '../texts/text.ts'

interface FooterGroup {
  name: 'buy' | 'contact' | 'info' | 'follow'
  links: { path: string; text: string }[]
}

/** The groups of the footer that have anything to lead to (specification §2.3). */
export async function footerGroups(page: InLanguage & { request: Request }, t: Text): Promise<FooterGroup[]> {
  const link = (route: RouteName, key: string = route) => ({ path: pathTo(page, route), text: t(`footer.${key}`) })
  const categories = await categoriesFor(page.request)
  const groups: FooterGroup[] = [
    { name: 'buy', links: categories.map((category) => ({ path: placePath(category), text: category.title })) },
    {
      name: 'contact',
      links: [link('contact', 'customer_service'), link('questions'), link('stores'), link('book_exam'), link('order')],
    },
    {
      name: 'info',
      links: [link('guarantees'), link('terms'), link('privacy'), link('cookies'), link('accessibility')],
    },
    { name: 'follow', links: await accounts(page.request) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

async function accounts(request: Request): Promise<FooterGroup['links']> {
  const answer = await call(listSocialAccounts, {}, asAnonymous(request))
  return answer.ok ? answer.value.accounts.map(({ name, url }) => ({ path: url, text: name })) : []
}
