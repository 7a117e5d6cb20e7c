import * as z from 'zod/mini'
import { unreached, type Outcome } from '../send.ts'
import { t } from '../text.ts'

export type DraftOf = 'search-words' | 'search-picks'

const Made = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]) }) })
const Found = z.object({ docs: z.array(z.object({ id: z.union([z.string(), z.number()]) })) })

/** What a draft begins with. */
const beginnings: Record<DraftOf, (words: string) => object> = {
  'search-words': (words) => ({ from: words, tests: [{ query: words }] }),
  'search-picks': (words) => ({ name: words, queries: [words] }),
}
/** Where words stand that have such a document already. */
const fields: Record<DraftOf, string> = { 'search-words': 'where[from][equals]', 'search-picks': 'where[name][equals]' }

/** The id of a new draft about these words, or of what there is about them. */
export async function makeDraft(kind: DraftOf, words: string): Promise<Outcome<string | number>> {
  try {
    const query = new URLSearchParams({ [fields[kind]]: words, depth: '0', limit: '1', draft: 'true' })
    const known = Found.safeParse(await (await fetch(`/api/${kind}?${query}`)).json())
    const [first] = known.success ? known.data.docs : []
    if (first) return { isDone: true, value: first.id }
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ ...beginnings[kind](words), _status: 'draft' })
    const answer = await fetch(`/api/${kind}?draft=true&depth=0`, { method: 'POST', headers, body })
    const made = Made.safeParse(await answer.json().catch(() => null))
    if (answer.ok && made.success) return { isDone: true, value: made.data.doc.id }
    return { isDone: false, sentence: t('insight.not_made', { words }) }
  } catch {
    return unreached()
  }
}
