import type { CartPaths } from '#site/shared/paths.ts'
import type { InLanguage } from '../../shared/language.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { categoryPath } from '../shell/category-links.ts'

/** Where the links and forms of the cart lead, for the island that draws it. */
export async function cartPaths(page: InLanguage & { request: Request }): Promise<CartPaths> {
  const [frames, sunglasses, contactLenses] = await Promise.all([
    categoryPath(page.request, 'frames'),
    categoryPath(page.request, 'sunglasses'),
    categoryPath(page.request, 'contact_lenses'),
  ])
  return {
    cart: pathTo(page, 'cart'),
    checkout: pathTo(page, 'checkout'),
    monthly: `${pathTo(page, 'sign_lifestyle')}?${pageQuery.plan}=`,
    frames,
    sunglasses,
    contact_lenses: contactLenses,
  }
}
