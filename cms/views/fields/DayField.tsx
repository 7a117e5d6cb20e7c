'use client'
import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useCallback } from 'react'
import { t } from '../text.ts'
import { FieldShell } from './FieldShell.tsx'

/** A day without a time: the browser's own calendar, kept as an ISO day. */
export function DayField({ field, path, readOnly }: TextFieldClientProps) {
  const { required } = field
  const need = useCallback((day: unknown) => (required && !day ? t('day.missing') : true), [required])
  const { value, setValue, showError, disabled } = useField<string | null>({ path, validate: need })
  return (
    <FieldShell {...{ field, path, showError }}>
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
