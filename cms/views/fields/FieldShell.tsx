'use client'
import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import type { ReactNode } from 'react'

interface FieldShellProps {
  path: string
  label: StaticLabel | false | undefined
  description?: StaticDescription | undefined
  isRequired?: boolean | undefined
  showError: boolean
  children: ReactNode
}

/** What Payload puts around every field: label, error and description. */
export function FieldShell({ path, label, description, isRequired = false, showError, children }: FieldShellProps) {
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={label || ''} path={path} required={isRequired} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {children}
      </div>
      <FieldDescription path={path} {...(description ? { description } : {})} />
    </div>
  )
}
