'use client'
import { useEffect, useId } from 'react'
import { useWrongField } from './wrong-field.ts'

interface ChoiceProps {
  label: string
  /** As the contract calls it: what the shop refuses of it is shown here. */
  name?: string
  hint?: string
  value: string
  options: readonly { value: string; label: string }[]
  isFirst?: boolean
  onChange: (value: string) => void
}

/** A choice in a dialog, with its hint and what was refused of it. */
export function Choice({ label, name, hint, value, options, isFirst, onChange }: ChoiceProps) {
  const id = useId()
  const refused = useWrongField(name)
  useEffect(() => {
    if (refused) document.getElementById(id)?.focus()
  }, [id, refused])
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <select
        id={id}
        value={value}
        autoFocus={isFirst}
        aria-invalid={Boolean(refused)}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span id={`${id}-problem`} className="admin-field__problem">
        {refused?.sentence}
      </span>
    </div>
  )
}
