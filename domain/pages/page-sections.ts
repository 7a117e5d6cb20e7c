import type { Block } from '#contracts/blocks.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { htmlParagraphs } from './html-paragraphs.ts'

/** A part of a page in plain text, as a letter carries it. */
export interface PageSection {
  /** Null where the part has none. */
  heading: string | null
  paragraphs: string[]
  /** Whether the company that sells is named here. */
  namesSeller: boolean
}

/**
 * The words of a page in its order. Blocks that show pictures, articles or stores have no words of their own and are left
 * out, and so is the title.
 */
export function pageSections(blocks: readonly Block[]): PageSection[] {
  return blocks.flatMap((block) => {
    const heading = 'heading' in block ? block.heading : null
    const paragraphs = paragraphsOf(block)
    const namesSeller = block.type === 'company' && block.shows.includes('company')
    return paragraphs.length > 0 || namesSeller ? [{ heading, paragraphs, namesSeller }] : []
  })
}

function paragraphsOf(block: Block): string[] {
  switch (block.type) {
    case 'hero':
      return block.lead ? [block.lead] : []
    case 'rich-text':
    case 'notice':
    case 'picture-and-text':
      return htmlParagraphs(block.text)
    case 'company':
      return block.text ? htmlParagraphs(block.text) : []
    case 'call-to-action':
      return block.text ? [block.text] : []
    case 'steps':
      return block.steps.flatMap(({ heading, text }, index) => [`${index + 1}. ${heading}`, ...htmlParagraphs(text)])
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [question, ...htmlParagraphs(answer)])
    case 'promises':
      return block.promises.map(({ heading, text }) => `${heading}: ${text}`)
    case 'comparison-table':
      return block.rows.map(({ name, cells }) => {
        const named = cells.map((cell, index) => [block.columns[index], cell].filter(Boolean).join(': '))
        return [name, ...named].join('. ')
      })
    case 'price-table': {
      const rows = block.rows.map(({ name, amount, note }) => {
        const price = amount === null ? null : formatPrice(amount)
        return [name, price, note].filter(Boolean).join('. ')
      })
      return [...rows, ...(block.note ? [block.note] : [])]
    }
    default:
      return []
  }
}
