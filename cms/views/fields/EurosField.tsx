'use client'
import { FieldError, TextInput, useField } from '@payloadcms/ui'
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
  const { value, setValue, showError, disabled } = useField<number | string | null>({ path, validate })

  /** What cannot be read stays as it was typed, so that the server refuses it rather than takes it for nothing. */
  function type(text: string): void {
    setTyped(text)
    setValue(readEuros(text) ?? (text.trim() || null))
  }

  return (
    <TextInput
      path={path}
      label={label ?? ''}
      required={required}
      readOnly={Boolean(readOnly || disabled)}
      value={typed ?? writeEuros(Number(value ?? Number.NaN))}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value)}
      showError={showError || isUnclear}
      Error={isUnclear ? <FieldError path={path} message={t('euros.unclear')} showError /> : undefined}
      AfterInput={<span className="desk-unit">€</span>}
      className="desk-euros"
      {...(description ? { description: description as string } : {})}
    />
  )
}
