import type { ArrayField, Field } from 'payload'

const ROW_TEXT = '/views/fields/RowText.tsx#RowText'

/** Fields with each row of a list named by its first text, at any depth, so that a closed row says what it is. */
export function withRowLabels(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withRowLabels(tab.fields) })) }
    if (field.type === 'blocks')
      return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: withRowLabels(block.fields) })) }
    if (field.type === 'array') return named({ ...field, fields: withRowLabels(field.fields) })
    return 'fields' in field ? { ...field, fields: withRowLabels(field.fields) } : field
  })
}

function named(field: ArrayField): ArrayField {
  const text = textIn(field.fields)
  if (text === undefined || field.admin?.components?.RowLabel) return field
  const RowLabel = { path: ROW_TEXT, clientProps: { name: text, row: field.labels?.singular ?? '' } }
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, RowLabel } } }
}

/** Name of the first field of text, also of one in a row. */
function textIn(fields: Field[]): string | undefined {
  for (const field of fields) {
    const found = field.type === 'text' ? field.name : field.type === 'row' ? textIn(field.fields) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
