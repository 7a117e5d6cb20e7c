import {
  type FeedArticle,
  type FeedProblem,
  type FeedProblemCode,
  MOST_FEED_ARTICLES,
  MOST_FEED_PROBLEMS,
  MOST_FEED_ROWS,
} from '#contracts/provider/feed.ts'
import { decodeHTMLStrict } from 'entities'
import { ProviderProblem } from '#domain/refusal.ts'
import { readAvailability } from './availability.ts'
import type { FeedRow } from './feed-rows.ts'
import { isNoPrice, readPrice, type ReadPrice } from './read-price.ts'
import { readSaleDays } from './sale-days.ts'

/** The words of a text that may hold markup, in one line. Entities that HTML does not know stay. */
function plainText(written: string): string {
  return decodeHTMLStrict(written.replace(/<\/?[a-z][^<>]{0,1000}>/gi, ' '))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** What a merchant's articles must fit. */
export interface FeedMarket {
  /** ISO 4217. */
  currency: string
  /** Hosts that its pages lie on; any where there are none. */
  linkHosts: ReadonlySet<string>
  /** Hosts that its pictures lie on. */
  pictureHosts: ReadonlySet<string>
}

/** What was read of a feed. */
export interface ReadFeed {
  articles: FeedArticle[]
  /** Rows, good and bad. */
  rows: number
  /** At most as many as a report names. */
  problems: FeedProblem[]
  /** Articles that have a row which was refused. */
  refused: Set<string>
  /** Rows that were refused and do not say which article they are. */
  unnamed: number
}

type Problem = Omit<FeedProblem, 'row'>

/**
 * The articles of a feed's rows, and what is wrong with the others. Of rows with one id the first good one counts. Throws 413
 * at the first row too many, and 422 where the feed ends in the middle of a row.
 */
export function readFeed(feed: Iterable<FeedRow>, market: FeedMarket): ReadFeed {
  let rows = 0
  let unnamed = 0
  const articles = new Map<string, FeedArticle>()
  const refused = new Set<string>()
  const problems: FeedProblem[] = []
  const report = (problem: FeedProblem) => problems.length < MOST_FEED_PROBLEMS && problems.push(problem)
  for (const { row, fields, isCut } of feed) {
    rows += 1
    if (rows > MOST_FEED_ROWS)
      throw new ProviderProblem(413, 'too_many_rows', ['body'], `At most ${MOST_FEED_ROWS} rows`)
    if (isCut)
      throw new ProviderProblem(
        422,
        'cut_off',
        ['body'],
        `Row ${row}: the feed ends in its middle. Nothing was changed`,
      )
    const isRoom = articles.size < MOST_FEED_ARTICLES
    const { article, problems: found } = fields ? readRow(fields, market) : unreadable
    const last = article && (articles.has(article.id) ? 'id_repeated' : isRoom ? null : 'too_many')
    if (article && last) report({ row, id: article.id, code: last })
    else if (article) articles.set(article.id, article)
    for (const problem of found) {
      report({ row, ...problem })
      if (article) continue
      if (problem.id) refused.add(problem.id)
      else unnamed += 1
    }
  }
  return { articles: [...articles.values()], rows, problems, refused, unnamed }
}

interface ReadRow {
  article: FeedArticle | null
  /** With an article, what of it was left out. */
  problems: Problem[]
}

const unreadable: ReadRow = { article: null, problems: [{ id: null, code: 'row_unreadable' }] }

/** Characters of each text at most; what is longer is cut. */
const LENGTHS = { title: 300, description: 5000, word: 120, path: 10, shown: 100 }
const LONGEST_ID = 100
const MOST_MORE_IMAGES = 10

function readRow(fields: ReadonlyMap<string, string>, market: FeedMarket): ReadRow {
  const text = (...names: string[]) => {
    const found = names.find((name) => fields.get(name)?.trim())
    return found === undefined ? '' : (fields.get(found) ?? '').trim()
  }
  const id = text('id', 'sku', 'item_id')
  const problemWith = (code: FeedProblemCode, value = ''): Problem => ({
    id: id || null,
    code,
    ...(value && { value: value.slice(0, LENGTHS.shown) }),
  })
  const refuse = (code: FeedProblemCode, value?: string): ReadRow => ({
    article: null,
    problems: [problemWith(code, value)],
  })
  if (id.length > LONGEST_ID) return { article: null, problems: [{ id: null, code: 'id_too_long' }] }
  // What a decoder could not read, and what no text holds.
  if ([...fields.values()].some((value) => /[\ufffd\u0000-\u0008]/.test(value)))
    return {
      article: null,
      problems: [{ id: /[\ufffd\u0000-\u0008]/.test(id) ? null : id || null, code: 'encoding_broken' }],
    }
  if (!id) return refuse('id_missing')
  const title = plainText(text('title', 'name')).slice(0, LENGTHS.title)
  if (!title) return refuse('title_missing')

  const written = plainText(text('price'))
  if (!written) return refuse('price_missing')
  const ordinary = readPrice(written)
  if (!ordinary || ordinary.cents <= 0) return refuse('price_unreadable', written)
  const reduced = plainText(text('sale_price'))
  const isReduced = reduced !== '' && !isNoPrice(reduced)
  const sale = isReduced ? readPrice(reduced) : ordinary
  if (!sale) return refuse('price_unreadable', reduced)
  if ([ordinary, sale].some((price) => !isOf(price, market))) return refuse('currency_other', `${written} ${reduced}`)
  const effective = isReduced ? plainText(text('sale_price_effective_date')) : ''
  const days = effective ? readSaleDays(effective) : null

  const link = addressOf(text('link', 'url'))
  if (!link) return refuse('link_missing')
  if (!isOn(link, market.linkHosts)) return refuse('link_elsewhere', link)

  const said = plainText(text('availability'))
  const isInStock = said ? readAvailability(said) : true
  if (isInStock === undefined) return refuse('availability_unknown', said)

  const image = addressOf(text('image_link', 'image', 'image_url'))
  const imageProblem = image ? pictureProblem(image, market) : null
  const word = (...names: string[]) => plainText(text(...names)).slice(0, LENGTHS.word) || null
  const article: FeedArticle = {
    id,
    title,
    link,
    description: plainText(text('description')).slice(0, LENGTHS.description),
    brand: word('brand'),
    category: pathOf(text('product_type', 'category', 'google_product_category')),
    image: image && !imageProblem ? image : null,
    price: effective ? ordinary.cents : Math.min(sale.cents, ordinary.cents),
    ordinaryPrice: ordinary.cents,
    ...(days && { sale: { price: sale.cents, ...days } }),
    isInStock,
    color: word('color', 'colour'),
    material: word('material'),
    size: word('size'),
    gtin: word('gtin', 'ean'),
    moreImages: text('additional_image_link')
      .split(/[\s,]+(?=https?:)/i)
      .map((one) => addressOf(one.replace(/[\s,]+$/, '')))
      .filter((one) => one && !pictureProblem(one, market))
      .slice(0, MOST_MORE_IMAGES),
    group: word('item_group_id'),
  }
  const problems = [
    ...(reduced && !isReduced ? [problemWith('sale_price_ignored', reduced)] : []),
    ...(effective && !days ? [problemWith('sale_days_unreadable', effective)] : []),
    ...(imageProblem ? [problemWith(imageProblem)] : []),
  ]
  return { article, problems }
}

function isOf({ currencies }: ReadPrice, market: FeedMarket): boolean {
  return currencies === null || currencies.includes(market.currency)
}

/** An address whose `&` was written for HTML. */
function addressOf(written: string): string {
  return written.replaceAll('&amp;', '&')
}

/** Parts of a path are parted by `>`; of several paths the first counts. */
function pathOf(written: string): string[] {
  const parts = plainText(written)
    .split('>')
    .map((part) => part.trim().slice(0, LENGTHS.word))
  return parts.filter(Boolean).slice(0, LENGTHS.path)
}

function pictureProblem(image: string, { pictureHosts }: FeedMarket): FeedProblemCode | null {
  if (!webAddress(image)) return 'picture_unreadable'
  return pictureHosts.has(webAddress(image)?.host ?? '') ? null : 'picture_elsewhere'
}

function isOn(address: string, hosts: ReadonlySet<string>): boolean {
  const url = webAddress(address)
  return url !== null && (hosts.size === 0 || hosts.has(url.host))
}

const LONGEST_ADDRESS = 2000

/** An address that a page may link to: never a script. */
function webAddress(written: string): URL | null {
  if (written.length > LONGEST_ADDRESS) return null
  const url = URL.parse(written)
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url : null
}
