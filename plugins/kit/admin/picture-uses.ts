import type { Field, Payload, PayloadRequest, Where } from 'payload'
import { findEach, findGlobal, type DocumentId } from '../storage/documents.ts'
import { movedCollections, withNewIds, type NewIds } from '../storage/move/new-ids.ts'

type Collection = Payload['config']['collections'][number]

/** Of these collections only what may still be shown uses a picture. */
const STILL_SHOWN: Record<string, Where> = { releases: { state: { not_in: ['ended', 'stopped'] } } }

/**
 * Where each picture is used, as staff call it, such as `sivu ”Hajataitto”`: by documents, their drafts, what is planned,
 * and globals. Read once for each request, however many pictures it deletes.
 */
export function pictureUses(req: PayloadRequest): Promise<Map<DocumentId, Set<string>>> {
  req.context.pictureUses ??= readUses(req)
  return req.context.pictureUses as ReturnType<typeof pictureUses>
}

async function readUses(req: PayloadRequest): Promise<Map<DocumentId, Set<string>>> {
  const uses = new Map<DocumentId, Set<string>>()
  const note = (document: object, entity: { fields: Field[]; custom?: object }, name: string) => {
    for (const id of picturesOf(document, entity)) uses.set(id, (uses.get(id) ?? new Set()).add(name))
  }
  for (const collection of movedCollections(req.payload).filter(showsPictures)) {
    const { slug } = collection
    for await (const document of findEach(req, slug, STILL_SHOWN[slug] ?? {}))
      note(document, collection, nameOf(collection, document))
    for (const draft of await draftsOf(req, collection)) note(draft, collection, nameOf(collection, draft))
  }
  for (const global of req.payload.config.globals.filter(showsPictures))
    note(await findGlobal(req, global.slug), global, String(global.label))
  return uses
}

async function draftsOf({ payload }: PayloadRequest, { slug, versions }: Collection): Promise<object[]> {
  if (!versions) return []
  const where = { latest: { equals: true } }
  const { docs } = await payload.db.findVersions<object & { id: DocumentId }>({
    collection: slug,
    where,
    pagination: false,
    limit: 0,
  })
  return docs.map(({ version }) => version)
}

function nameOf({ labels, admin }: Collection, document: object): string {
  const title = (document as Record<string, unknown>)[admin.useAsTitle ?? 'id']
  return `${String(labels.singular)} ”${String(title ?? '')}”`
}

/** Whether documents may show a picture: by a field, or by a copy of another document. */
function showsPictures({ fields, custom }: { fields: Field[]; custom?: object }): boolean {
  return fields.some(mayBePicture) || (custom !== undefined && 'copies' in custom)
}

function mayBePicture(field: Field): boolean {
  if (field.type === 'upload' || field.type === 'relationship') return [field.relationTo].flat().includes('media')
  if (field.type === 'blocks') return field.blocks.some(({ fields }) => fields.some(mayBePicture))
  if (field.type === 'tabs') return field.tabs.some(({ fields }) => fields.some(mayBePicture))
  return 'fields' in field && field.fields.some(mayBePicture)
}

/** The pictures that a document refers to, found as its relations are found when a shop moves. */
function picturesOf(document: object, entity: { fields: Field[]; custom?: object }): Set<DocumentId> {
  const found = new Set<DocumentId>()
  const noting = new Map<DocumentId, DocumentId>()
  noting.get = (id) => {
    found.add(id)
    return id
  }
  const ids: NewIds = new Map([['media', noting]])
  withNewIds({ ...document }, entity, ids)
  return found
}
