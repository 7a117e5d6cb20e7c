import type { CollectionSlug } from 'payload'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { stepKey, type StepName } from '#domain/pending-steps.ts'
import { textOf } from '#locales/texts.ts'
import {
  changeIf,
  createUnlessTaken,
  deleteWhere,
  documentId,
  findAll,
  type DocumentId,
  type WithPayload,
} from '../storage/documents.ts'

/** The step by which a document stands on the list whose sealed values do not open. */
export const READ = 'read'

/** Something of a document that waits for staff: a step that it owes, a message that did not leave, values that do not open. */
export type Stuck = StepName & { steps: { collection: CollectionSlug }; id: DocumentId }

/** Why it is on the list. The reason is a code of `work.reason`; `triedAt` is an instant (ISO). */
interface StuckFacts {
  reason: string
  attempts: number
  triedAt: string
}

/** Puts something on the list, once, and notes why it is there. */
export async function noteStuck(context: WithPayload, stuck: Stuck, facts: StuckFacts): Promise<void> {
  if (await listStuck(context, stuck, facts)) return
  await changeIf(context, 'stuck-steps', { key: { equals: stepKey(stuck) } }, inWords(facts))
}

/** Puts something on the list. False where it stands there already. */
export async function listStuck(context: WithPayload, stuck: Stuck, facts: StuckFacts): Promise<boolean> {
  const { steps, id, step, of } = stuck
  const t = textOf(SHOP_LANGUAGE, 'work')
  const created = await createUnlessTaken(context, 'stuck-steps', {
    key: stepKey(stuck),
    what: step === READ ? t('step.read') : t(`step.${steps.collection}.${step}`),
    document: `${t(`collection.${steps.collection}`, { defaultValue: steps.collection })} ${id}`,
    ...inWords(facts),
    collection: steps.collection,
    documentId: String(id),
    step,
    of,
  })
  return created !== null
}

function inWords({ reason, ...facts }: StuckFacts): StuckFacts {
  return { ...facts, reason: textOf(SHOP_LANGUAGE, 'work')(`reason.${reason}`, { defaultValue: reason }) }
}

/** Takes something off the list: it is done. */
export async function eraseStuck(context: WithPayload, stuck: Stuck): Promise<void> {
  await deleteWhere(context, 'stuck-steps', { key: { equals: stepKey(stuck) } })
}

/**
 * The documents of a collection of which something is still to be done: of one step alone where it is named. That a document cannot be read
 * is nothing to be done with it.
 */
export async function stuckDocuments(
  context: WithPayload,
  collection: CollectionSlug,
  step?: string,
): Promise<DocumentId[]> {
  const ofStep = step ? { equals: step } : { not_equals: READ }
  const where = { and: [{ collection: { equals: collection } }, { step: ofStep }] }
  const found = await findAll(context, 'stuck-steps', where, { fields: ['documentId'] })
  return found.map(({ documentId: id }) => documentId(context, id))
}
