import type { Block } from '#contracts/blocks.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { findPage } from './find-page.ts'
import { pageAddresses } from './page-addresses.ts'

/** The blocks of the page that the key of the terms leads to; empty where it leads to none. */
export async function readTermsOfSale(context: WithPayload): Promise<Block[]> {
  const { keys } = await pageAddresses.read(context)
  const found = keys.terms === undefined ? null : await findPage(context, keys.terms)
  return found?.page.blocks ?? []
}
