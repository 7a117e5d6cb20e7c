import * as z from 'zod/mini'
import { route } from './route.ts'

/** What a check of a page before publishing found, and where. */
export const PageProblem = z.object({
  /** An error keeps the page from being published; a warning is shown. */
  level: z.enum(['error', 'warning']),
  code: z.enum([
    'field_unfit',
    'description_missing',
    'description_length',
    'title_length',
    'heading_skipped',
    'link_dead',
    'block_incomplete',
    'alternative_text_missing',
    'price_claim',
    'health_claim',
  ]),
  /** Number of the block from 1, and its kind; null for what is about the whole page. */
  block: z.nullable(z.int()),
  type: z.nullable(z.string()),
  /** The words it is about, such as a claim or the address of a link; empty where there are none. */
  words: z.string(),
})
export type PageProblem = z.infer<typeof PageProblem>

/** What would keep the newest draft of a page from being published, and what its editor should look at. For staff. */
export const checkPage = route({
  method: 'get',
  path: '/content/check',
  input: z.object({ page: z.string().check(z.maxLength(40)) }),
  output: z.object({
    problems: z.array(z.extend(PageProblem, { sentence: z.string() })),
  }),
})
