import * as z from 'zod/mini'
import type { PageAction } from '#contracts/releases.ts'
import { sentenceOf } from '../text.ts'

/** What Payload answers to a form that it refuses: a sentence for each field, or one for the whole. */
const Refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.optional(z.object({ errors: z.optional(z.array(z.object({ message: z.string() }))) })),
    }),
  ),
})

interface NewRelease {
  name: string
  goesLiveAt: string
  pages: { page: number | string; action: PageAction }[]
}

/** Saves a new release, as its form in the admin does. The sentence of the refusal; undefined where it was saved. */
export async function createRelease(release: NewRelease): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' }
  try {
    const answer = await fetch('/api/releases?depth=0', { method: 'POST', headers, body: JSON.stringify(release) })
    if (answer.ok) return undefined
    const body: unknown = await answer.json().catch(() => null)
    const refused = Refused.safeParse(body)
    const [first] = refused.success ? refused.data.errors : []
    return first?.data?.errors?.[0]?.message ?? (refused.success ? first?.message : undefined) ?? sentenceOf(body)
  } catch {
    return sentenceOf({ code: 'shop.unreachable', details: {} })
  }
}
