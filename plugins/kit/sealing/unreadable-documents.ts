import type { CollectionConfig } from 'payload'
import { noAccess, staffIn } from '../admin/access.ts'
import { createUnlessTaken, findAll, type WithPayload } from '../storage/documents.ts'
import { declares } from '../admin/declares.ts'

/**
 * The alarm of unreadable documents, each named once, however often it is read. An admin deletes a name once its key is
 * back; a document that is still unreadable is then named anew.
 */
export const unreadableDocuments: CollectionConfig = {
  slug: 'unreadable-documents',
  custom: declares({
    may: { read: 'order-handler', create: 'nobody', update: 'nobody', delete: 'admin' },
    ofCustomers: { because: 'names documents and no person' },
  }),
  labels: { singular: 'lukukelvoton tieto', plural: 'Lukukelvottomat tiedot' },
  access: { read: staffIn('admin', 'order-handler'), create: noAccess, update: noAccess, delete: staffIn('admin') },
  admin: {
    group: 'Ylläpito',
    useAsTitle: 'document',
    defaultColumns: ['document', 'createdAt'],
    description:
      'Kauppa ei saanut näiden salattuja tietoja auki. Palauta kaupan avaimet varmuuskopiosta ja poista rivit sitten. Jos tieto ei vieläkään avaudu, sen rivi palaa.',
  },
  fields: [{ name: 'document', label: 'Tieto', type: 'text', required: true, unique: true, index: true }],
}

/** Names an unreadable document to staff and in the log: once, until an admin deletes the name. */
export async function noteUnreadable(context: WithPayload, document: string, cause: unknown): Promise<void> {
  const { logger } = context.payload
  try {
    const isNew = await createUnlessTaken(context, 'unreadable-documents', { document })
    if (isNew) logger.error({ err: cause, document }, 'A sealed value is unreadable')
  } catch (problem) {
    logger.error({ err: problem, document }, 'An unreadable document could not be noted')
  }
}

/** The names of unreadable documents, such as `orders 12`, the latest first. */
export async function namesOfUnreadable(context: WithPayload): Promise<string[]> {
  const found = await findAll(context, 'unreadable-documents', {}, { sort: '-id' })
  return found.map(({ document }) => document)
}
