import { Form } from '#contracts/blocks.ts'
import { fieldNames } from '#domain/forms/field-name.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { toHtml } from './to-html.ts'

type HrefOf = Parameters<typeof toHtml>[1]

/** A form as a page shows it. Fields are named by their labels. */
export function formOf(stored: Stored<'forms'>, hrefOf: HrefOf): Form {
  const { id, fields, submitText, confirmation, consent, retentionDays } = stored
  const names = fieldNames(fields.map(({ label }) => label))
  return Form.parse({
    submitText,
    confirmation,
    retentionDays,
    id: String(id),
    consent: toHtml(consent, hrefOf),
    fields: fields.map(({ label, kind, isRequired, options }, index) => ({
      label,
      kind,
      name: names[index],
      isRequired: isRequired === true,
      options: (options ?? []).map((option) => ({ value: option.label, label: option.label })),
    })),
  })
}
