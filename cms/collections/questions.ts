import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/access.ts'
import { invalidate } from '#plugins/kit/cache.ts'

/** The cache tag of the page of questions. */
export const QUESTIONS_TAG = 'questions'

const showAtOnce: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({ req }) => invalidate(req, [QUESTIONS_TAG])

/** Frequently asked questions, shown on one page. */
export const questions: CollectionConfig = {
  slug: 'questions',
  labels: { singular: 'kysymys', plural: 'Usein kysyttyä' },
  admin: {
    group: 'Sisältö',
    hidden: hiddenFromHandlers,
    useAsTitle: 'question',
    defaultColumns: ['question', 'place'],
    description: 'Näkyvät sivulla Usein kysyttyä.',
  },
  defaultSort: 'place',
  access: { read: anyStaff, create: staffIn('admin'), update: staffIn('admin'), delete: staffIn('admin') },
  hooks: { afterChange: [showAtOnce], afterDelete: [showAtOnce] },
  fields: [
    { name: 'question', label: 'Kysymys', type: 'text', required: true, unique: true },
    {
      name: 'answer',
      label: 'Vastaus',
      type: 'textarea',
      required: true,
      admin: { description: 'Tyhjä rivi aloittaa uuden kappaleen.' },
    },
    {
      name: 'place',
      label: 'Järjestys',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { description: 'Pienin luku on ensimmäisenä.' },
    },
  ],
}
