import type { Block } from '#contracts/blocks.ts'
import type { PageProblem } from '#contracts/page-checks.ts'

/** A block as it is checked: its kind, what it shows (null where something required is missing), and its dead links. */
export interface CheckedBlock {
  type: string
  shown: Block | null
  /** Words or addresses of links that lead nowhere. */
  deadLinks: readonly string[]
}

/** What of a page is checked before it is published. */
export interface CheckedPage {
  title: string
  seo: { title: string | null; description: string | null; isIndexed: boolean }
  blocks: readonly CheckedBlock[]
}

/** Lengths that results of a search show whole, in characters. */
const DESCRIPTION_LENGTH = { least: 50, most: 160 }
const MAX_TITLE_LENGTH = 60

/** Words and signs of a reduced price, which must be against the lowest price of 30 days (KSL 2:11). */
const PRICE_CLAIM =
  /(?<!\p{L})(ale|alessa|alennu(s|ks)(?!kood)\p{L}*|alennet\p{L}*|tarjous\p{L}*|tarjouksessa)(?!\p{L})|[-−–]\s?\d{1,2}\s?%/iu

/** The same without those words: a price that is struck out, two prices then and now, half a price, a part of it in words. */
const PRICE_COMPARISON =
  /<(s|del)\b[^>]*>[^<]*\d[^<]*<\/\1>|(?<!\p{L})(ennen|norm(\.|aalisti)|ovh)[\s:]{1,2}\d+(,\d\d)?\s?€|(?<!\p{L})puoleen hintaan|puolet (pois|hinnasta)|\d{1,2}\s(prosenttia|pros\.) (halvem|edullisem|pois)/iu

/** Words of an effect on health, which need a source (specification §9, KSL 2:1). */
const HEALTH_CLAIM =
  /(?<!\p{L})(paran(taa|tavat?|na|nut)\s+\p{L}*(sairau|näkö|tulehdu|kaih|glaukoom)\p{L}*|ehkäise\p{L}*|estää\s+\p{L}*(sairau|tulehdu|kaih|glaukoom|sokeutumi)\p{L}*|hoitaa\s+\p{L}*(sairau|tulehdu)\p{L}*)/iu

/**
 * What is wrong with a page, block by block: errors keep it from being published, warnings are shown. `block` is the
 * number of the block from 1; null for what is about the whole page.
 */
export function problemsWithPage(page: CheckedPage): PageProblem[] {
  return [...problemsWithWords(page), ...headingSkips(page.blocks), ...page.blocks.flatMap(problemsWithBlock)]
}

function problemsWithWords({ title, seo }: CheckedPage): PageProblem[] {
  const problems: PageProblem[] = []
  const { length } = seo.description?.trim() ?? ''
  const { least, most } = DESCRIPTION_LENGTH
  if (seo.isIndexed && length === 0) problems.push(ofPage('error', 'description_missing'))
  if (length > 0 && (length < least || length > most)) problems.push(ofPage('warning', 'description_length'))
  if ((seo.title ?? title).length > MAX_TITLE_LENGTH) problems.push(ofPage('warning', 'title_length'))
  return problems
}

/** The title of the page is its h1 and the heading of a block an h2, so an h3 needs one of those before it. */
function headingSkips(blocks: readonly CheckedBlock[]): PageProblem[] {
  let level = 1
  return blocks.flatMap(({ type, shown }, index) => {
    if (!shown) return []
    if ('heading' in shown && shown.heading) level = 2
    const levels = textsIn(shown).flatMap((text) =>
      [...text.matchAll(/<h([2-6])\b/g)].map(([, found]) => Number(found)),
    )
    const isSkipped = levels.some((next) => {
      const isTooDeep = next > level + 1
      level = next
      return isTooDeep
    })
    return isSkipped ? [inBlock('error', 'heading_skipped', index, type)] : []
  })
}

function problemsWithBlock({ type, shown, deadLinks }: CheckedBlock, index: number): PageProblem[] {
  const at = (level: PageProblem['level'], code: PageProblem['code'], words = '') =>
    inBlock(level, code, index, type, words)
  const problems = deadLinks.map((link) => at('error', 'link_dead', link))
  if (!shown) return [...problems, at('error', 'block_incomplete')]
  const words = textsIn(shown).join('\n')
  const [priceClaim] = PRICE_CLAIM.exec(withoutTags(words)) ?? PRICE_COMPARISON.exec(words) ?? []
  const [healthClaim] = HEALTH_CLAIM.exec(withoutTags(words)) ?? []
  if (lacksAlternativeText(shown)) problems.push(at('error', 'alternative_text_missing'))
  if (priceClaim) problems.push(at('warning', 'price_claim', withoutTags(priceClaim).trim()))
  if (healthClaim && !/href="https:\/\//.test(words)) problems.push(at('warning', 'health_claim', healthClaim))
  return problems
}

/** Whether a picture anywhere in a block says nothing to those who do not see it. */
function lacksAlternativeText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(lacksAlternativeText)
  if (typeof value !== 'object' || value === null) return false
  if ('alt' in value && typeof value.alt === 'string') return value.alt.trim() === ''
  return Object.values(value).some(lacksAlternativeText)
}

/** Names of values that are not text for readers. */
const NOT_READ = ['type', 'href', 'path', 'src', 'mimeType', 'picture', 'poster']

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (NOT_READ.includes(name) ? [] : textsIn(inner)))
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}

function ofPage(level: PageProblem['level'], code: PageProblem['code']): PageProblem {
  return { level, code, block: null, type: null, words: '' }
}

function inBlock(
  level: PageProblem['level'],
  code: PageProblem['code'],
  index: number,
  type: string,
  words = '',
): PageProblem {
  return { level, code, block: index + 1, type, words }
}
