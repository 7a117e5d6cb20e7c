import type { Stored } from '#plugins/kit/storage/documents.ts'

/** A charge, with the notes of its refunds opened. */
export type Charge = Omit<Stored<'charges'>, 'createdAt' | 'updatedAt'>
