'use client'
import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { readReason } from '../cells/cells.tsx'
import { FieldShell } from './FieldShell.tsx'

/** Why health data was opened, in words. It cannot be changed. */
export function ReadReasonField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string | null>({ path })
  return (
    <FieldShell field={field} path={path} showError={false}>
      <input className="admin-day" id={`field-${path}`} value={readReason(value)} disabled />
    </FieldShell>
  )
}
