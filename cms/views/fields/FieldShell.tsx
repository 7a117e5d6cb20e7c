'use client'
import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import type { ReactNode } from 'react'

interface FieldShellProps {
  field: { label?: StaticLabel | false; required?: boolean; admin?: { description?: unknown } }
  path: string
  showError: boolean
  children: ReactNode
}

/** Payload's wrapper of a field: label, error and description. */
export function FieldShell({ field: { label, required, admin }, path, showError, children }: FieldShellProps) {
  const description = admin?.description as StaticDescription | undefined
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={label || ''} path={path} required={required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {children}
      </div>
      <FieldDescription path={path} {...(description ? { description } : {})} />
    </div>
  )
}
