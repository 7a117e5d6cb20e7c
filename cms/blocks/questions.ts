import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** Questions and answers. Search engines read them as an FAQ. */
export const questionsBlock: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'kysymyksiä ja vastauksia', plural: 'Kysymyksiä ja vastauksia' },
  fields: [
    heading(),
    {
      name: 'questions',
      label: 'Kysymykset',
      type: 'relationship',
      relationTo: 'questions',
      hasMany: true,
      admin: { description: 'Tyhjänä kaikki kysymykset järjestyksessään.' },
    },
  ],
}
