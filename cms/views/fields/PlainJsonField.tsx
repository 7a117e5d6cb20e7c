'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps, StaticDescription } from 'payload'
import { useState } from 'react'
import { t } from '../text.ts'
import { FieldShell } from './FieldShell.tsx'

/** Data as JSON in a plain field. What cannot be read yet stays text, which is refused until it is put right. */
export function PlainJsonField({ field: { label, required, admin }, path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<unknown>({
    path,
    validate: readable,
  })
  const [typed, setTyped] = useState<string>()
  const written = value === null || value === undefined ? '' : JSON.stringify(value, null, 2)

  function type(text: string): void {
    setTyped(text)
    setValue(dataFrom(text))
  }

  return (
    <FieldShell
      {...{ path, label, showError }}
      description={admin?.description as StaticDescription | undefined}
      isRequired={required}
    >
      <textarea
        className="desk-area desk-area--json"
        id={`field-${path}`}
        rows={10}
        spellCheck={false}
        value={typed ?? written}
        disabled={Boolean(readOnly || disabled)}
        onChange={(event) => type(event.target.value)}
      />
    </FieldShell>
  )
}

function readable(data: unknown): string | true {
  return typeof data === 'string' ? t('json.unclear') : true
}

function dataFrom(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
