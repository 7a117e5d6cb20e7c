'use client'
import { useId } from 'react'

interface ChoiceProps {
  label: string
  hint?: string
  value: string
  options: readonly { value: string; label: string }[]
  isFirst?: boolean
  onChange: (value: string) => void
}

/** A choice in a dialog. */
export function Choice({ label, hint, value, options, isFirst, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <select
        id={id}
        value={value}
        autoFocus={isFirst}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
