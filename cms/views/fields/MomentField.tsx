'use client'
import { useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import type { ComponentProps } from 'react'
import { formatInstant } from '../format.ts'
import { FieldShell } from './FieldShell.tsx'
import { MomentPicker } from './MomentPicker.tsx'

/** A field for an instant in Helsinki time. */
export function MomentField({ field, path, readOnly }: DateFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <FieldShell field={field} path={path} showError={showError}>
      {readOnly || disabled || field.admin?.readOnly ? (
        <input className="admin-day" id={id} value={value ? formatInstant(value) : ''} disabled />
      ) : (
        <MomentPicker
          id={id}
          format={field.admin?.date as ComponentProps<typeof MomentPicker>['format']}
          value={value}
          onChange={setValue}
        />
      )}
    </FieldShell>
  )
}
