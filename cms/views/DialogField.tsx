'use client'
import { useEffect, useId, type HTMLAttributes } from 'react'
import { useWrongField } from './wrong-field.ts'

interface DialogFieldProps {
  label: string
  /** As the contract calls it: what the shop refuses of it is shown here. */
  name?: string
  hint?: string
  /** The validation message. */
  problem?: string
  value: string
  isLong?: boolean
  isFirst?: boolean
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  onChange: (value: string) => void
}

/** A field of a dialog with its hint and its validation message, both linked by aria-describedby. */
export function DialogField({
  label,
  name,
  hint,
  value,
  isLong,
  isFirst,
  inputMode,
  onChange,
  ...rest
}: DialogFieldProps) {
  const id = useId()
  const refused = useWrongField(name)
  const problem = rest.problem || refused?.sentence
  useEffect(() => {
    if (refused) document.getElementById(id)?.focus()
  }, [id, refused])
  const common = {
    id,
    value,
    autoComplete: 'off',
    autoFocus: isFirst,
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-hint ${id}-problem`,
  }
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {isLong ? (
        <textarea {...common} rows={3} maxLength={500} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type="text" inputMode={inputMode} onChange={(event) => onChange(event.target.value)} />
      )}
      <span id={`${id}-problem`} className="admin-field__problem">
        {problem}
      </span>
    </div>
  )
}
