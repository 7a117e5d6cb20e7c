import type { Block } from '#contracts/blocks.ts'

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
