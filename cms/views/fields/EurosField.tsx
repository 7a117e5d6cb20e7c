'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'
import { t } from '../text.ts'
import { readEuros, writeEuros } from './euros.ts'

/** Shows and takes euros with a comma, and keeps cents. What the collection's own rule says, the server says. */
export function EurosField({ field, path, readOnly }: NumberFieldClientProps) {
  const { required = false, label, admin: { description } = {} } = field
  const [typed, setTyped] = useState<string>()
  const isUnclear = Boolean(typed?.trim()) && readEuros(typed ?? '') === null
  const validate = useCallback(
    (cents: unknown) => {
      if (isUnclear) return t('euros.unclear')
      return required && (cents === null || cents === undefined) ? t('euros.missing') : true
    },
    [isUnclear, required],
  )
  const { value, setValue, showError, disabled } = useField<number | null>({ path, validate })

  function type(text: string): void {
    setTyped(text)
    setValue(readEuros(text))
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
