'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { t } from '../text.ts'
import { readEuros, writeEuros } from './euros.ts'

/** Shows and takes euros with a comma, and keeps cents. */
export function EurosField({ field, path, readOnly, validate }: NumberFieldClientProps) {
  const { required = false, min, max, label, admin: { description } = {} } = field
  const { value, setValue, showError, disabled } = useField<number | null>({
    path,
    validate: (cents, options) => {
      if (Number.isNaN(cents)) return t('euros.unclear')
      return validate?.(cents ?? undefined, { ...options, required, min, max } as never) ?? true
    },
  })
  const [typed, setTyped] = useState<string>()

  function type(text: string): void {
    setTyped(text)
    setValue(text.trim() ? (readEuros(text) ?? Number.NaN) : null)
  }

  return (
    <TextInput
      path={path}
      label={label ?? ''}
      required={required}
      readOnly={Boolean(readOnly || disabled)}
      value={typed ?? writeEuros(value)}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value)}
      showError={showError}
      AfterInput={<span className="desk-unit">€</span>}
      className="desk-euros"
      {...(description ? { description: description as string } : {})}
    />
  )
}
