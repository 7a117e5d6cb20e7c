'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState, type ComponentProps } from 'react'
import { FieldShell } from './FieldShell.tsx'

interface DataAreaProps<Value> extends Pick<JSONFieldClientProps, 'field' | 'path' | 'readOnly'> {
  /** The text shown for a saved value. */
  read: (text: string) => Value
  write: (value: Value | null | undefined) => string
  /** The validation message for a saved value. */
  problem?: (value: unknown) => string | true
  area: ComponentProps<'textarea'>
}

/**
 * Structured data edited as text, which keeps what was typed while the focus is in it. Payload's own JSON editor is
 * loaded from another site, which our content policy forbids.
 */
export function DataArea<Value>({ field, path, readOnly, read, write, problem, area }: DataAreaProps<Value>) {
  const { value, setValue, showError, disabled } = useField<Value | null>({
    path,
    ...(problem && { validate: problem }),
  })
  const [typed, setTyped] = useState<string>()

  function type(text: string): void {
    setTyped(text)
    setValue(read(text))
  }

  return (
    <FieldShell field={field} path={path} showError={showError}>
      <textarea
        className="admin-area"
        {...area}
        id={`field-${path}`}
        value={typed ?? write(value)}
        disabled={Boolean(readOnly || disabled)}
        onChange={(event) => type(event.target.value)}
      />
    </FieldShell>
  )
}
