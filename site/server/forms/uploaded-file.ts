import { UPLOAD_MEGABYTES } from '#domain/upload-limits.ts'

/** A file of a posted form as base64; empty where none was chosen. One that is too large is cut where that is known. */
export async function uploadedFile(form: FormData, name: string): Promise<string> {
  const file = form.get(name)
  if (!(file instanceof File)) return ''
  const bytes = await file.slice(0, UPLOAD_MEGABYTES * 1_048_576 + 1).arrayBuffer()
  return Buffer.from(bytes).toString('base64')
}
