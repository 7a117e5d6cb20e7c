'use client'
import { useId, type HTMLAttributes } from 'react'

interface DialogFieldProps {
  label: string
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
export function DialogField({ label, hint, problem, value, isLong, isFirst, inputMode, onChange }: DialogFieldProps) {
  const id = useId()
  const common = {
    id,
    value,
    autoComplete: 'off',
    autoFocus: isFirst,
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-hint ${id}-problem`,
  }
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {isLong ? (
        <textarea {...common} rows={3} maxLength={500} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type="text" inputMode={inputMode} onChange={(event) => onChange(event.target.value)} />
      )}
      <span id={`${id}-problem`} className="desk-field__problem">
        {problem}
      </span>
    </div>
  )
}
