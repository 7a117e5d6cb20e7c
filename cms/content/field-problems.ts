import { beforeChangeTraverseFields, type PayloadRequest, type ValidationFieldError } from 'payload'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'

/**
 * What the fields of a page refuse themselves, such as an address that another page has: the same rules that Payload runs
 * when the page is published, without writing it.
 */
export async function fieldProblems(
  req: PayloadRequest,
  id: DocumentId,
  content: object,
): Promise<{ label: string; message: string; block: number | null }[]> {
  const { config } = req.payload.collections.pages
  const data = { ...structuredClone(content), _status: 'published' }
  const errors: ValidationFieldError[] = []
  await beforeChangeTraverseFields({
    id,
    data,
    doc: data,
    docWithLocales: data,
    siblingData: data,
    siblingDoc: data,
    siblingDocWithLocales: data,
    req,
    context: req.context,
    collection: config,
    fields: config.fields,
    global: null,
    errors,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: true,
    fieldLabelPath: '',
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
  })
  return errors.map(({ label, path, message }) => ({
    label: typeof label === 'string' ? label : path,
    message,
    block: blockIn(path),
  }))
}

/** The number from 1 of the block to which the path of a field leads, such as `blocks.1.steps`; null of another field. */
function blockIn(path: string): number | null {
  const [, place] = /^blocks\.(\d+)\./.exec(path) ?? []
  return place === undefined ? null : Number(place) + 1
}
