'use client'
import { useState } from 'react'
import { DayPicker } from './fields/DayPicker.tsx'

interface DayInputProps {
  id: string
  /** An ISO day. */
  value: string
  /** The name by which a form sends it. */
  name?: string
  onChange?: (day: string) => void
}

/** The day field of the admin's own forms, in Finnish whatever the language of the browser. */
export function DayInput({ id, value, name, onChange }: DayInputProps) {
  const [day, setDay] = useState(value)
  const change = (chosen: string) => {
    setDay(chosen)
    onChange?.(chosen)
  }
  return (
    <>
      <DayPicker id={id} value={day} isDisabled={false} onChange={change} />
      {name && <input type="hidden" name={name} value={day} />}
    </>
  )
}
