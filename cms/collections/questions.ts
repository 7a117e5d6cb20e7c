import type { CollectionConfig, Field, TextField } from 'payload'
import { QUESTIONS_TAG } from '#domain/cache-tags.ts'
import { EDITORS, hiddenExceptFor } from '#plugins/kit/admin/access.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { searchedQuestions } from '../content/page-passages.ts'
import { inEditorsOrder, placeField } from './editors-order.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const question: TextField = { name: 'question', label: 'Kysymys', type: 'text' }
const answer: Field = {
  name: 'answer',
  label: 'Vastaus',
  type: 'textarea',
  required: true,
  admin: { description: 'Tyhjä rivi aloittaa uuden kappaleen.' },
}

/** Frequently asked questions, shown on one page. */
export const questions: CollectionConfig = {
  slug: 'questions',
  custom: declares({
    may: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'kysymys', plural: 'Usein kysyttyä' },
  ...inEditorsOrder(EDITORS, async ({ req }) => {
    await searchedQuestions.invalidate(req)
    await invalidate(req, [QUESTIONS_TAG])
  }),
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...EDITORS),
    useAsTitle: 'question',
    defaultColumns: ['question', 'place'],
    description: 'Näkyvät sivulla Usein kysyttyä.',
  },
  fields: [{ ...question, required: true, unique: true }, answer, translations([question, answer]), placeField],
}
