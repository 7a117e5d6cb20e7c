import type { CollectionConfig } from 'payload'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import type { StepName } from '#domain/owed-steps.ts'
import { textOf } from '#locales/texts.ts'
import { CUSTOMER_STAFF, readBy } from '../admin/access.ts'
import { asMoment, internalField } from '../admin/desk.ts'
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
import { declares, readOnly } from '../admin/declares.ts'

/** Steps that have failed for half a day, or that were given up: what staff look after. */
export const stuckSteps: CollectionConfig = {
  slug: 'stuck-steps',
  custom: declares({
    may: readOnly('customer-staff'),
    ofCustomers: { because: 'names documents and no person' },
  }),
  labels: { singular: 'odottava työ', plural: 'Odottaa apua' },
  access: readBy(...CUSTOMER_STAFF),
  admin: {
    group: 'Myynti',
    useAsTitle: 'what',
    defaultColumns: ['what', 'document', 'reason', 'attempts', 'createdAt'],
    description:
      'Kauppa ei ole saanut näitä tehtyä. Useimpia se yrittää yhä itse muutaman tunnin välein. Korjaa syy, avaa rivi ja yritä uudelleen. Rivi poistuu, kun työ on tehty.',
  },
  fields: [
    // Collection, id, step and argument.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'what', label: 'Mitä on tekemättä', type: 'text', required: true },
    { name: 'document', label: 'Mistä', type: 'text', required: true },
    { name: 'reason', label: 'Miksi', type: 'text', required: true },
    { name: 'attempts', label: 'Yrityksiä', type: 'number', required: true },
    { name: 'triedAt', label: 'Viimeksi yritetty', type: 'date', admin: asMoment },
    {
      name: 'again',
      type: 'ui',
      admin: { components: { Field: '/views/fields/TryAgainField.tsx#TryAgainField' }, disableListColumn: true },
    },
    { name: 'collection', type: 'text', required: true, admin: internalField },
    { name: 'documentId', type: 'text', required: true, admin: internalField },
    { name: 'step', type: 'text', required: true, admin: internalField },
    { name: 'of', type: 'text', admin: internalField },
  ],
}

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
