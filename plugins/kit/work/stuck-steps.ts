import { SHOP_LANGUAGE } from '#contracts/language.ts'
import type { StepName } from '#domain/owed-steps.ts'
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
import type { Steps } from './steps.ts'

/** A step of a document that is, or was, stuck. */
type Stuck = StepName & { steps: Pick<Steps, 'collection'>; id: DocumentId }

const keyOf = ({ steps, id, step, of }: Stuck) => `${steps.collection} ${id} ${step} ${of ?? ''}`

/** Puts a step on the list, once, and notes why it is there. */
export async function noteStuck(
  context: WithPayload,
  stuck: Stuck,
  { reason, attempts, triedAt }: { reason: string; attempts: number; triedAt: string },
): Promise<void> {
  const { steps, id, step, of } = stuck
  const t = textOf(SHOP_LANGUAGE, 'work')
  const what = t(`step.${steps.collection}.${step}`)
  const facts = { reason: t(`reason.${reason}`, { defaultValue: reason }), attempts, triedAt }
  const key = keyOf(stuck)
  const listed = { key, what, document: `${t(`collection.${steps.collection}`)} ${id}`, ...facts }
  const created = await createUnlessTaken(context, 'stuck-steps', {
    ...listed,
    ...{ collection: steps.collection, documentId: String(id), step, of },
  })
  if (!created) await changeIf(context, 'stuck-steps', { key: { equals: key } }, facts)
}

/** Takes a step off the list: it is done. */
export async function forgetStuck(context: WithPayload, stuck: Stuck): Promise<void> {
  await deleteWhere(context, 'stuck-steps', { key: { equals: keyOf(stuck) } })
}

/** The documents of a collection of which something is on the list; of one step alone where it is named. */
export async function stuckDocuments(context: WithPayload, collection: string, step?: string): Promise<DocumentId[]> {
  const where = { and: [{ collection: { equals: collection } }, ...(step ? [{ step: { equals: step } }] : [])] }
  const found = await findAll(context, 'stuck-steps', where, { fields: ['documentId'] })
  return found.map(({ documentId: id }) => documentId(context, id))
}
