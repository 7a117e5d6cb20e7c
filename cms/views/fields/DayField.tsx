'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** A day without a time: the browser's own calendar, kept as an ISO day. */
export function DayField({ field: { label, required, admin }, path, readOnly, validate }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({
    path,
    validate: (day, options) =>
      validate?.(day ?? undefined, { ...options, required: Boolean(required) } as never) ?? true,
  })
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={label ?? ''} path={path} required={Boolean(required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          className="desk-day"
          id={`field-${path}`}
          type="date"
          value={value ?? ''}
          disabled={Boolean(readOnly || disabled)}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription path={path} {...(admin?.description ? { description: admin.description } : {})} />
    </div>
  )
}
