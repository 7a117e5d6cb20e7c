'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState, type ComponentProps } from 'react'
import { FieldShell } from './FieldShell.tsx'

interface DataAreaProps<Value> extends Pick<JSONFieldClientProps, 'field' | 'path' | 'readOnly'> {
  /** What is kept of what is typed. */
  read: (text: string) => Value
  write: (value: Value | null | undefined) => string
  /** The sentence that says what is wrong with what is kept. */
  problem?: (value: unknown) => string | true
  area: ComponentProps<'textarea'>
}

/**
 * Data written as text, which stays as it was typed while it is typed. Payload's own editor of such data is fetched
 * from another site, which ours forbids.
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
    <FieldShell {...{ field, path, showError }}>
      <textarea
        className="desk-area"
        {...area}
        id={`field-${path}`}
        value={typed ?? write(value)}
        disabled={Boolean(readOnly || disabled)}
        onChange={(event) => type(event.target.value)}
      />
    </FieldShell>
  )
}
