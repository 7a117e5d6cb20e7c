import type { Block } from '#contracts/blocks.ts'
import type { Language } from '#contracts/language.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { findPage } from './find-page.ts'
import { pageAddresses } from './page-addresses.ts'

/** The blocks of the page that the key of the terms leads to, or of its translation; empty where it leads to none. */
export async function readTermsOfSale(context: WithPayload, language: Language): Promise<Block[]> {
  const { keys, pages } = await pageAddresses.read(context)
  const terms = pages.find(({ path }) => path === keys.terms)
  if (!terms) return []
  const { path } = terms.sisters.find((sister) => sister.language === language) ?? terms
  const found = await findPage(context, path)
  return found?.page.blocks ?? []
}
