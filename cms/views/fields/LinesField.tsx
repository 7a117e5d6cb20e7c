'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps, StaticDescription } from 'payload'
import { useState } from 'react'
import { FieldShell } from './FieldShell.tsx'

/** A list of words, one a line. Payload's own editor of such data is fetched from another site, which ours forbids. */
export function LinesField({ field: { label, required, admin }, path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string[] | null>({ path })
  const [typed, setTyped] = useState<string>()

  function type(text: string): void {
    setTyped(text)
    const lines = text.split('\n').map((line) => line.trim())
    setValue(lines.filter(Boolean))
  }

  return (
    <FieldShell
      {...{ path, label, showError }}
      description={admin?.description as StaticDescription | undefined}
      isRequired={required}
    >
      <textarea
        className="desk-area"
        id={`field-${path}`}
        rows={4}
        value={typed ?? (value ?? []).join('\n')}
        disabled={Boolean(readOnly || disabled)}
        onChange={(event) => type(event.target.value)}
      />
    </FieldShell>
  )
}
