'use client'
import { FieldError, TextInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'
import { t } from '../text.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { writeEuros } from '../format.ts'

/** A field in euros with a comma, saved as cents. The collection's own validation runs on the server. */
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

  /** Unreadable input is sent as typed, so that the server refuses it instead of saving an empty value. */
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
      AfterInput={<span className="admin-unit">€</span>}
      className="admin-euros"
      {...(description ? { description: description as string } : {})}
    />
  )
}
