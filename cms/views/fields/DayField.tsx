'use client'
import { useField } from '@payloadcms/ui'
import type { StaticDescription, TextFieldClientProps } from 'payload'
import { FieldShell } from './FieldShell.tsx'

/** A day without a time: the browser's own calendar, kept as an ISO day. */
export function DayField({ field: { label, required, admin }, path, readOnly, validate }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({
    path,
    validate: (day, options) =>
      validate?.(day ?? undefined, { ...options, required: Boolean(required) } as never) ?? true,
  })
  const description = admin?.description as StaticDescription | undefined
  return (
    <FieldShell {...{ path, label, description, showError }} isRequired={required}>
      <input
        className="desk-day"
        id={`field-${path}`}
        type="date"
        value={value ?? ''}
        disabled={Boolean(readOnly || disabled)}
        onChange={(event) => setValue(event.target.value)}
      />
    </FieldShell>
  )
}
