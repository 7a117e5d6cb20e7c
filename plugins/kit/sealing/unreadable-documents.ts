import type { CollectionSlug } from 'payload'
import { nowIso } from '../clock.ts'
import { findOne, type DocumentId, type WithPayload } from '../storage/documents.ts'
import { listStuck, READ } from '../work/stuck-steps.ts'
import { unseal } from './secrets.ts'

/** As `secrets.ts seal` writes it: key, initialization vector, tag and data. */
const SEALED = /^[^.\s]+\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/

/** Names an unreadable document, such as `orders 12`, to staff and in the log: once, until staff find that it opens again. */
export async function noteUnreadable(context: WithPayload, document: string, cause: unknown): Promise<void> {
  const { logger } = context.payload
  const [collection = '', id = ''] = document.split(' ')
  const unreadable = { steps: { collection: collection as CollectionSlug }, id, step: READ, of: null }
  const facts = { reason: 'SealedValueUnreadable', attempts: 1, triedAt: nowIso() }
  try {
    const isNew = await listStuck(context, unreadable, facts)
    if (isNew) logger.error({ err: cause, document }, 'A sealed value is unreadable')
  } catch (problem) {
    logger.error({ err: problem, document }, 'An unreadable document could not be noted')
  }
}

/** Whether every sealed value of a document opens, wherever in it it lies. One that is gone has none. */
export async function isReadable(context: WithPayload, collection: CollectionSlug, id: DocumentId): Promise<boolean> {
  return opens(await findOne(context, collection, { id: { equals: id } }))
}

function opens(value: unknown): boolean {
  if (typeof value === 'object') return Object.values(value ?? {}).every(opens)
  if (typeof value !== 'string' || !SEALED.test(value)) return true
  try {
    unseal(value)
    return true
  } catch {
    return false
  }
}
