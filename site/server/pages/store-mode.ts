import type { APIContext } from 'astro'
import { getStoreMode, type StoreMode } from '#contracts/store-mode.ts'
import { STORE_COOKIE } from '#domain/own-storage.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pathTo } from '../../shared/routes.ts'
import { seeOther } from '../forms/shop-form.ts'

const shown = new RegExp(String.raw`(?:^|;\s*)${STORE_COOKIE}=.`)

/** The store in whose browser the page is shown; null everywhere else, without a call. */
export async function storeModeOf({ request }: Pick<APIContext, 'request'>): Promise<StoreMode | null> {
  if (!shown.test(request.headers.get('cookie') ?? '')) return null
  const answer = await call(getStoreMode, {}, asVisitor(request))
  return answer.ok ? answer.value.mode : null
}

type Page = Pick<APIContext, 'request' | 'locals'>

/** The store in whose browser the page is shown, or the way to its sign-in: for pages that only stores have. */
export async function storeOrSignIn(page: Page): Promise<StoreMode | Response> {
  return (await storeModeOf(page)) ?? seeOther(pathTo(page, 'store_sign_in'))
}
