import type { APIContext } from 'astro'
import { listStores, type Store } from '#contracts/stores.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The store of this number, if customers see it. */
export async function getStoreByNumber(
  { request }: Pick<APIContext, 'request'>,
  number: number,
): Promise<Store | undefined> {
  const answer = await call(listStores, {}, asAnonymous(request))
  return answer.ok ? answer.value.stores.find(({ id }) => id === number) : undefined
}
