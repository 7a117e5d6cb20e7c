import type { PayloadRequest } from 'payload'
import type { AccountNews } from '#contracts/customers.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { StoredCustomer } from './repository.ts'

/** What a subject has to say on the first page of My Pages. */
export type NotifiesNews = (req: PayloadRequest, customer: StoredCustomer) => Promise<AccountNews[]>

const EXTENSION_POINT = 'account news'

/** For `extend`: registers what a subject has to say on the first page of My Pages. */
export function notifiesAccountNews(handlers: Record<string, NotifiesNews>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** The news of every subject, the most pressing first. */
export async function accountNewsOf(req: PayloadRequest, customer: StoredCustomer): Promise<AccountNews[]> {
  const tellers = [...handlersOf<NotifiesNews>(req.payload.config, EXTENSION_POINT).values()]
  const news = await Promise.all(tellers.map((notify) => notify(req, customer)))
  return news.flat().toSorted((one, other) => (one.on ?? '9999').localeCompare(other.on ?? '9999'))
}
