import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ProviderProblem } from '#domain/refusal.ts'
import { fieldName, type FeedRow } from '#domain/provider/feed/feed-rows.ts'

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
}

/** Leaves each item as it is written: all of them as objects would take ten times their text. */
const ofDocument = new XMLParser({
  ...options,
  isArray: (name) => name === 'item' || name === 'entry',
  stopNodes: ['rss.channel.item', 'feed.entry'],
})
const ofItem = new XMLParser(options)

/** The items of an RSS feed, or the entries of an Atom one. Throws 422 where the document is not whole, or nested deep. */
export function* xmlRows(text: string): Generator<FeedRow> {
  // A document type could define entities that grow without end.
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) throw invalid()
  const document = parsed(ofDocument, text)
  let row = 1
  for (const list of [child(child(child(document, 'rss'), 'channel'), 'item'), child(child(document, 'feed'), 'entry')])
    for (const item of Array.isArray(list) ? (list as unknown[]) : []) yield { row: row++, fields: fieldsOf(item) }
}

function parsed(parser: XMLParser, text: string): unknown {
  try {
    return parser.parse(text)
  } catch {
    // The parser refuses what is nested too deep.
    throw invalid()
  }
}

function invalid(): ProviderProblem {
  return new ProviderProblem(422, 'xml_invalid', ['body'], 'No XML without a document type')
}

function fieldsOf(written: unknown): ReadonlyMap<string, string> | null {
  const item = child(parsed(ofItem, `<item>${textOf(written)}</item>`), 'item')
  if (typeof item !== 'object' || item === null) return null
  return new Map(Object.entries(item).map(([name, value]) => [fieldName(name), textOf(value)]))
}

function child(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined
}

/** Of a repeated element the first; of a link with an address in an attribute, that. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return textOf(value[0])
  const text = child(value, '#text') ?? child(value, '@href')
  return typeof text === 'string' ? text : ''
}
