import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { ProviderProblem } from '#domain/provider-problem.ts'
import { fieldName, type FeedRow } from '#domain/provider/feed/feed-rows.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'item' || name === 'entry',
})

/** The items of an RSS feed, or the entries of an Atom one. Throws 422 where the document is not whole, or nested deep. */
export function* xmlRows(text: string): Generator<FeedRow> {
  const document = parsed(text)
  let row = 1
  for (const list of [child(child(child(document, 'rss'), 'channel'), 'item'), child(child(document, 'feed'), 'entry')])
    for (const item of Array.isArray(list) ? (list as unknown[]) : []) yield { row: row++, fields: fieldsOf(item) }
}

function parsed(text: string): unknown {
  try {
    // A document type could define entities that grow without end.
    if (!/<!DOCTYPE/i.test(text) && XMLValidator.validate(text) === true) return parser.parse(text)
  } catch {
    // The parser refuses what is nested too deep.
  }
  throw new ProviderProblem(422, 'xml_invalid', ['body'], 'No XML without a document type')
}

function child(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined
}

function fieldsOf(item: unknown): ReadonlyMap<string, string> | null {
  if (typeof item !== 'object' || item === null) return null
  return new Map(Object.entries(item).map(([name, value]) => [fieldName(name), textOf(value)]))
}

/** Of a repeated element the first; of a link with an address in an attribute, that. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return textOf(value[0])
  const text = child(value, '#text') ?? child(value, '@href')
  return typeof text === 'string' ? text : ''
}
