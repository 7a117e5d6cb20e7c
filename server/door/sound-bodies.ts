/**
 * Whether a body is what documents are made of: an object as JSON, alone or in a form beside its file, as the admin sends
 * it. Payload would take anything else for a document with no fields, and break on it.
 */
export async function isSoundBody(body: Buffer | undefined, type = ''): Promise<boolean> {
  if (!body?.length) return true
  try {
    const read: unknown = JSON.parse(await documentIn(body, type))
    return typeof read === 'object' && read !== null && !Array.isArray(read) && isSoundlyStamped(read)
  } catch {
    return false
  }
}

async function documentIn(body: Buffer, type: string): Promise<string> {
  if (/^application\/json *(;|$)/.test(type)) return body.toString()
  if (!type.startsWith('multipart/form-data')) return ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const [document, ...others] = form.getAll('_payload')
  return typeof document === 'string' && others.length === 0 ? document : ''
}

/** Payload keeps whatever it is told of when a document was made, and then cannot read the list it is in. */
function isSoundlyStamped(document: object): boolean {
  const { createdAt, updatedAt } = document as Record<string, unknown>
  return [createdAt, updatedAt].every((at) => at === undefined || at === null || isInstant(at))
}

function isInstant(at: unknown): boolean {
  return typeof at === 'string' && /^\d{4}-\d\d-\d\d/.test(at) && !Number.isNaN(Date.parse(at))
}
