import {
  type FeedArticle,
  type FeedProblem,
  type FeedProblemCode,
  MOST_FEED_ARTICLES,
  MOST_FEED_PROBLEMS,
  MOST_FEED_ROWS,
} from '#contracts/provider/feed.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import type { FeedRow } from './feed-rows.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of a text that may hold markup, in one line. */
function plainText(written: string): string {
  return written
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
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
}

type Problem = Omit<FeedProblem, 'row'>

/**
 * The articles of a feed's rows, and what is wrong with the others. Of rows with one id the first good one counts. Throws 413
 * at the first row too many.
 */
export function readFeed(feed: Iterable<FeedRow>, market: FeedMarket): ReadFeed {
  let rows = 0
  const articles = new Map<string, FeedArticle>()
  const refused = new Set<string>()
  const problems: FeedProblem[] = []
  const report = (problem: FeedProblem) => problems.length < MOST_FEED_PROBLEMS && problems.push(problem)
  for (const { row, fields } of feed) {
    rows += 1
    if (rows > MOST_FEED_ROWS)
      throw new ProviderProblem(413, 'too_many_rows', ['body'], `At most ${MOST_FEED_ROWS} rows`)
    const isRoom = articles.size < MOST_FEED_ARTICLES
    const { article, problem } = fields ? readRow(fields, market) : unreadable
    const last = article && (articles.has(article.id) ? 'id_repeated' : isRoom ? null : 'too_many')
    if (article && last) report({ row, id: article.id, code: last })
    else if (article) articles.set(article.id, article)
    if (problem) report({ row, ...problem })
    if (problem?.id && !article) refused.add(problem.id)
  }
  return { articles: [...articles.values()], rows, problems, refused }
}

interface ReadRow {
  article: FeedArticle | null
  /** With an article, what of it was left out. */
  problem: Problem | null
}

const unreadable: ReadRow = { article: null, problem: { id: null, code: 'row_unreadable' } }

/** Characters of each text at most; what is longer is cut. */
const LENGTHS = { title: 300, description: 5000, word: 120, path: 10 }
const LONGEST_ID = 100
const MOST_MORE_IMAGES = 10

function readRow(fields: ReadonlyMap<string, string>, market: FeedMarket): ReadRow {
  const text = (...names: string[]) => {
    const found = names.find((name) => fields.get(name)?.trim())
    return found === undefined ? '' : (fields.get(found) ?? '').trim()
  }
  const id = text('id', 'sku', 'item_id')
  const refuse = (code: FeedProblemCode): ReadRow => ({ article: null, problem: { id: id || null, code } })
  if (id.length > LONGEST_ID) return { article: null, problem: { id: null, code: 'id_too_long' } }
  // What a decoder could not read, and what no text holds.
  if ([...fields.values()].some((value) => /[\ufffd\u0000-\u0008]/.test(value)))
    return {
      article: null,
      problem: { id: /[\ufffd\u0000-\u0008]/.test(id) ? null : id || null, code: 'encoding_broken' },
    }
  if (!id) return refuse('id_missing')
  const title = plainText(text('title', 'name')).slice(0, LENGTHS.title)
  if (!title) return refuse('title_missing')

  const written = text('price')
  if (!written) return refuse('price_missing')
  const ordinary = readPrice(written)
  const sale = text('sale_price') ? readPrice(text('sale_price')) : ordinary
  if (!ordinary || !sale) return refuse('price_unreadable')
  if ([ordinary, sale].some(({ currency }) => currency !== null && currency !== market.currency))
    return refuse('currency_other')

  const link = text('link', 'url')
  if (!link) return refuse('link_missing')
  if (!isOn(link, market.linkHosts)) return refuse('link_elsewhere')

  const image = text('image_link', 'image', 'image_url')
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
    price: Math.min(sale.cents, ordinary.cents),
    ordinaryPrice: ordinary.cents,
    isInStock: !/^(out|sold|no\b|false|0)/i.test(text('availability')),
    color: word('color', 'colour'),
    material: word('material'),
    size: word('size'),
    gtin: word('gtin', 'ean'),
    moreImages: text('additional_image_link')
      .split(/[\s,]+/)
      .filter((one) => one && !pictureProblem(one, market))
      .slice(0, MOST_MORE_IMAGES),
    group: word('item_group_id'),
  }
  return { article, problem: imageProblem && { id, code: imageProblem } }
}

/** Parts of a path are parted by `>`; of several paths the first counts. */
function pathOf(written: string): string[] {
  const parts = written.split('>').map((part) => plainText(part).slice(0, LENGTHS.word))
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

interface ReadPrice {
  cents: number
  /** Null where the row names none: it is the market's. */
  currency: string | null
}

/** `1299.00 EUR`, `1 299,00 €` or a number. Null where it is none, or not above zero. */
function readPrice(written: string): ReadPrice | null {
  const [, whole = '', part = '', sign = ''] =
    /^(\d{1,7}|\d{1,3}(?:[ \u00a0]\d{3})+)(?:[.,](\d{1,2})0*)?[ \u00a0]*([A-Za-z]{3}|€)?$/.exec(written) ?? []
  const cents = Number(whole.replace(/[ \u00a0]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (!whole || cents <= 0) return null
  return { cents, currency: sign === '€' ? 'EUR' : sign.toUpperCase() || null }
}
