import type { PagePaths } from '#contracts/pages.ts'
import type { FindPagePath } from '#plugins/kit/mail/shop-url.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { chosenPages } from '../repository.ts'
import { readReferences } from './read-references.ts'

/** The path of each key's page or category, and the tags of what moves them. */
export async function readPagePaths(context: WithPayload): Promise<{ paths: PagePaths; tags: string[] }> {
  const chosen = await chosenPages(context)
  const { hrefOf, usedTags } = await readReferences(
    context,
    chosen.map(({ reference }) => reference),
  )
  const paths = chosen.flatMap(({ key, reference }) => {
    const path = hrefOf(reference)
    return path === null ? [] : [[key, path]]
  })
  return { paths: Object.fromEntries(paths) as PagePaths, tags: usedTags() }
}

/** The path of a key's page, for letters. */
export const findPagePath: FindPagePath = async (context, key) => {
  const chosen = (await chosenPages(context)).find((each) => each.key === key)
  if (!chosen) return null
  const { hrefOf } = await readReferences(context, [chosen.reference])
  return hrefOf(chosen.reference)
}
