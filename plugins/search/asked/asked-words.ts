import type { CollectionConfig } from 'payload'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** What was searched for, counted by day: words alone, without anything of who asked. */
export const askedWords: CollectionConfig = {
  slug: 'asked-words',
  ...hiddenCollection({
    ofCustomers: { because: 'counts words of searches by day, and names nobody' },
    forgotten: { 'asked words': (before) => ({ updatedAt: { less_than: before } }) },
  }),
  fields: [
    // Place, language, day and words.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    // Tenant, market and language.
    { name: 'place', type: 'text', required: true, index: true },
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'words', type: 'text', required: true },
    // Askers, each once a day.
    { name: 'count', type: 'number', required: true },
    // Of the last asking; `updatedAt` is its instant.
    { name: 'hits', type: 'number', required: true },
    { name: 'isWhole', type: 'checkbox', required: true },
  ],
}
