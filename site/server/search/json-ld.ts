import type { Block } from '#contracts/blocks.ts'
import type { Language } from '#contracts/language.ts'
import { pathIn } from '#domain/language-path.ts'
import { absoluteUrl } from './texts.ts'

/** Data for search engines as text that cannot end its own `<script>`. */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

export interface Crumb {
  name: string
  path: string
}

/** The breadcrumb of a page in this language, from the front page on. */
export function breadcrumbList(crumbs: Crumb[], language: Language) {
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(pathIn(language, path)),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** All questions of a page as search engines read them; undefined where it has none. */
export function faqJsonLd(blocks: Block[]) {
  const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []))
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Data for a script of the page, as text that cannot end its own `<script>`. */
export function jsonIsland(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
