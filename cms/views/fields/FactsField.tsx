'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { readNumber } from '#domain/typed-number.ts'
import { FieldShell } from './FieldShell.tsx'

type Facts = Record<string, number | string>

interface FactsFieldProps extends JSONFieldClientProps {
  /** The label of each fact, in order. */
  names: Record<string, string>
}

/** A group of named numbers or words, such as a frame's measures. Empty ones are omitted. */
export function FactsField({ field, path, readOnly, names }: FactsFieldProps) {
  const { value, setValue, showError, disabled } = useField<Facts | null>({ path })

  function change(name: string, typed: string): void {
    const { [name]: _, ...others } = value ?? {}
    const facts = typed.trim() ? { ...others, [name]: readNumber(typed) ?? typed.trim() } : others
    setValue(Object.keys(facts).length > 0 ? facts : null)
  }

  return (
    <FieldShell field={field} path={path} showError={showError}>
      <div className="admin-facts">
        {Object.entries(names).map(([name, message]) => (
          <label key={name}>
            {message}
            <input
              type="text"
              defaultValue={String(value?.[name] ?? '').replace('.', ',')}
              disabled={Boolean(readOnly || disabled)}
              onChange={(event) => change(name, event.target.value)}
            />
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
