import type { TextareaField, TextField, UploadField } from 'payload'

/** A heading above a block. Optional unless it says otherwise. */
export function heading(required = false): TextField {
  return { name: 'heading', label: 'Otsikko', type: 'text', required, maxLength: 90 }
}

/** A plain text of a sentence or two. */
export function sentences(name: string, label: string, required = false): TextareaField {
  return { name, label, type: 'textarea', required, maxLength: 400 }
}

/** A picture of the picture library. */
export function picture(required = true): UploadField {
  return { name: 'picture', label: 'Kuva', type: 'upload', relationTo: 'media', required }
}
