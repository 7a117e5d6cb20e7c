import type { CollectionConfig } from 'payload'
import { hiddenCollection } from './admin/hidden-collection.ts'

/** One document per process: what it has counted for limits, of those who are anywhere near one. */
export const limitCounts: CollectionConfig = {
  slug: 'limit-counts',
  ...hiddenCollection({ ofCustomers: { because: 'is deleted an hour after it has ended' } }),
  fields: [
    { name: 'process', type: 'text', required: true, unique: true, index: true },
    // Raised by each change, so that a reader knows the counts of a process that has ended from new ones.
    { name: 'version', type: 'number', required: true },
    { name: 'counts', type: 'textarea', required: true },
  ],
}

/** Counts of guesses: one number for all processes, which survives a restart. */
export const guesses: CollectionConfig = {
  slug: 'guesses',
  ...hiddenCollection({ ofCustomers: { because: 'is deleted an hour after it has ended' } }),
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'points', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}

/** Sequential numbers of the shop's own, so that no database id leaves a repository. */
export const counters: CollectionConfig = {
  slug: 'counters',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'value', type: 'number', required: true },
  ],
}

/** What has become stale in the page caches, for all processes. Each reads what the others have written. */
export const invalidations: CollectionConfig = {
  slug: 'invalidations',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  fields: [
    // Without gaps, so that a reader knows whether it has missed one.
    { name: 'sequence', type: 'number', required: true, unique: true, index: true },
    { name: 'tags', type: 'textarea', required: true },
    { name: 'process', type: 'text', required: true },
  ],
}
