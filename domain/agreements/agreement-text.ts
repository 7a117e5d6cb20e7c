import type { Block } from '#contracts/blocks.ts'
import { formatPrice } from '#domain/money/euros.ts'

/** A heading of an agreement and what stands below it, as plain text. */
export interface AgreementSection {
  heading: string
  paragraphs: string[]
}

/** Names of values that are no text of an agreement: where a link leads, and how a block looks. */
const NOT_TEXT = ['type', 'href', 'path', 'buttonColor', 'buttonSize', 'picture', 'width', 'side', 'tone', 'shows']

/** Blocks that show what others write: other pages, goods, stores. */
const NOT_ITS_OWN: Block['type'][] = [
  ...(['page-list', 'press-list', 'article-row', 'article-rule-row', 'category-row', 'brand-wall'] as const),
  ...([
    'stores-near-you',
    'store-hours',
    'store-list',
    'usp-badges',
    'form',
    'frame-scale',
    'eye-doctor-times',
    'next-free-exam',
  ] as const),
]

/**
 * An agreement in plain text, a section for each heading, such as a mail carries it. Pictures and the addresses of links
 * are no part of it, so two versions that differ in them alone have the same text. A block of the company is filled with
 * `companyLines`.
 */
export function agreementSections(
  title: string,
  blocks: readonly Block[],
  companyLines: readonly string[] = [],
): AgreementSection[] {
  const sections: AgreementSection[] = [{ heading: title, paragraphs: [] }]
  const own = blocks.filter(({ type }) => !NOT_ITS_OWN.includes(type))
  for (const part of own.flatMap((block) => partsOfBlock(block, companyLines)))
    if (part.isHeading) sections.push({ heading: part.text, paragraphs: [] })
    else sections.at(-1)?.paragraphs.push(part.text)
  return sections.filter(({ heading, paragraphs }, place) => place === 0 || heading || paragraphs.length > 0)
}

interface Part {
  text: string
  isHeading: boolean
}

/** What is written in a block; in that of the company, its name and address below. */
function partsOfBlock(block: Block, companyLines: readonly string[]): Part[] {
  const lines = block.type === 'company' ? companyLines.map((text) => ({ text, isHeading: false })) : []
  return [...partsOf(block), ...lines]
}

function partsOf(value: unknown): Part[] {
  if (typeof value === 'string') return partsOfHtml(value)
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): Part[] => {
    if (NOT_TEXT.includes(name) || inner === null) return []
    if (name === 'amount') return [{ text: formatPrice(Number(inner)), isHeading: false }]
    const isHeading = name === 'heading' || name === 'question'
    return isHeading ? [{ text: String(inner), isHeading }] : partsOf(inner)
  })
}

/** The paragraphs, list items and headings of HTML that the shop made, or of plain text. */
function partsOfHtml(html: string): Part[] {
  const pieces = html.split(/<(?=\/?(?:p|h[2-6]|li|ul|ol|blockquote)\b)/)
  return pieces.flatMap((piece, place) => {
    const isHeading = /^h[2-6]\b/.test(piece)
    const inner = place === 0 ? piece : piece.replace(/^[^>]*>/, '')
    const text = unescaped(inner.replace(/<br\s*\/?>/g, ' ').replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .trim()
    return text ? [{ text, isHeading }] : []
  })
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

function unescaped(html: string): string {
  return html.replace(/&(#?\w+);/g, (written, name: string) => ENTITIES[name] ?? written)
}
