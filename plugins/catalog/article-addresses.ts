import type { ArticleAddress } from '#contracts/listing.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { addressesOf } from './snapshot/addresses.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'

/** Every article that has a page, and when the page last changed. */
export async function articleAddresses(context: WithPayload): Promise<ArticleAddress[]> {
  return addressesOf(await currentSnapshot(context))
}
