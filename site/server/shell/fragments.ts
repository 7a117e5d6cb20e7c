import type { APIContext } from 'astro'
import { listDeliveryMethods, type DeliveryMethod } from '#contracts/deliveries.ts'
import { getSeller, type Seller } from '#contracts/seller.ts'
import {
  type Banner,
  getBanner,
  getMenus,
  listSocialAccounts,
  type Menus,
  type SocialAccount,
} from '#contracts/shell.ts'
import { asAnonymous, cachedFragment } from '#site/in-process.ts'
import { call } from '#site/shared/call.ts'
import { shownPath } from '../routing/paths.ts'

const NONE: Menus = { header: [], panels: [], services: [], footer: [], promise: '' }

/** Header, side menu and footer as the editors have them; empty if the call failed. */
export function menusFor(request: Request): Promise<Menus> {
  return cachedFragment('menus', () => fetchMenus(request))
}

async function fetchMenus(request: Request): Promise<Menus> {
  const answer = await call(getMenus, {}, asAnonymous(request))
  return answer.ok ? answer.value.menus : NONE
}

/** The selling company; null until an admin has entered it. */
export function sellerFor(request: Request): Promise<Seller | null> {
  return cachedFragment('seller', () => fetchSeller(request))
}

async function fetchSeller(request: Request): Promise<Seller | null> {
  const answer = await call(getSeller, {}, asAnonymous(request))
  return answer.ok ? answer.value.seller : null
}

/** How goods are delivered; empty if the call failed. */
export function deliveriesFor(request: Request): Promise<DeliveryMethod[]> {
  return cachedFragment('deliveries', async () => {
    const answer = await call(listDeliveryMethods, {}, asAnonymous(request))
    return answer.ok ? answer.value.methods : []
  })
}

/** The chain's accounts elsewhere; empty if there are none or the call failed. */
export async function socialAccountsFor(request: Request): Promise<SocialAccount[]> {
  const answer = await call(listSocialAccounts, {}, asAnonymous(request))
  return answer.ok ? answer.value.accounts : []
}

/** The banner of this page; null where there is none or the call failed. */
export async function bannerOn(page: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<Banner | null> {
  const banner = await cachedFragment('banner', () => fetchBanner(page.request))
  return banner && (banner.paths === null || banner.paths.includes(shownPath(page))) ? banner : null
}

async function fetchBanner(request: Request): Promise<Banner | null> {
  const answer = await call(getBanner, {}, asAnonymous(request))
  return answer.ok ? answer.value.banner : null
}
