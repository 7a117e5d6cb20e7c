import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ProviderProblem } from '#domain/refusal.ts'
import { fieldsOf, type FeedRow } from '#domain/provider/feed/feed-rows.ts'

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Those of XML and of characters by their number. What a document type defines is not read.
  entityDecoder: { decode: decodeXML, reset() {}, setXmlVersion() {}, addInputEntities() {}, setExternalEntities() {} },
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
  if (hasDocumentType(text)) throw invalid('Line 1: a document type is not read')
  const checked = XMLValidator.validate(text)
  if (checked !== true) throw invalid(`Line ${checked.err.line}: ${checked.err.msg}`)
  const document = parsed(ofDocument, text)
  let row = 1
  for (const list of [child(child(child(document, 'rss'), 'channel'), 'item'), child(child(document, 'feed'), 'entry')])
    for (const item of Array.isArray(list) ? (list as unknown[]) : []) yield { row: row++, fields: rowOf(item) }
}

/** Where one may stand: before the root, among comments and instructions. */
function hasDocumentType(text: string): boolean {
  for (let at = 0; ;) {
    at += text.slice(at).search(/\S|$/)
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : undefined
    if (end === undefined) return /^<!DOCTYPE/i.test(text.slice(at, at + 9))
    const found = text.indexOf(end, at)
    if (found < 0) return false
    at = found + end.length
  }
}

function parsed(parser: XMLParser, text: string): unknown {
  try {
    return parser.parse(text)
  } catch {
    // The parser refuses what is nested too deep.
    throw invalid('The elements are nested too deep')
  }
}

function invalid(reason: string): ProviderProblem {
  return new ProviderProblem(422, 'xml_invalid', ['body'], `${reason}. Nothing was changed`)
}

function rowOf(written: unknown): FeedRow['fields'] {
  const item = child(parsed(ofItem, `<item>${textOf(written)}</item>`), 'item')
  if (typeof item !== 'object' || item === null) return null
  return fieldsOf(Object.entries(item).map(([name, value]) => [name, listOf(value).filter(isOfArticle).map(textOf)]))
}

function child(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** Of the links of an Atom entry the one that says no relation, or `alternate`, leads to its page. */
function isOfArticle(value: unknown): boolean {
  const relation = child(value, '@rel')
  return typeof relation !== 'string' || relation === 'alternate'
}

/** Of a link with an address in an attribute, that. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return textOf(value[0])
  const texts = ['#text', '@href'].map((name) => child(value, name))
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
}
