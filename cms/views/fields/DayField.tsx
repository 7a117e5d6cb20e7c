'use client'
import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useCallback } from 'react'
import { t } from '../text.ts'
import { DayPicker } from './DayPicker.tsx'
import { FieldShell } from './FieldShell.tsx'

/** A field for a day without a time, saved as an ISO day. */
export function DayField({ field, path, readOnly }: TextFieldClientProps) {
  const { required } = field
  const need = useCallback((day: unknown) => (required && !day ? t('day.missing') : true), [required])
  const { value, setValue, showError, disabled } = useField<string | null>({ path, validate: need })
  return (
    <FieldShell field={field} path={path} showError={showError}>
      <DayPicker
        id={`field-${path}`}
        value={value}
        isDisabled={Boolean(readOnly || disabled)}
        onChange={(day) => setValue(day)}
      />
    </FieldShell>
  )
}
