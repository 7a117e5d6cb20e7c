import type { APIContext } from 'astro'
import { getStoreMode, type StoreMode } from '#contracts/store-mode.ts'
import { STORE_COOKIE } from '#domain/own-storage.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

const shown = new RegExp(String.raw`(?:^|;\s*)${STORE_COOKIE}=.`)

/** The store in whose browser the page is shown; null everywhere else, without a call. */
export async function storeModeOf({ request }: Pick<APIContext, 'request'>): Promise<StoreMode | null> {
  if (!shown.test(request.headers.get('cookie') ?? '')) return null
  const answer = await call(getStoreMode, {}, asVisitor(request))
  return answer.ok ? answer.value.mode : null
}
