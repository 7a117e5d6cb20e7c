'use client'
import { createContext, useContext } from 'react'

/** What the shop refused of a form: the path of the field in its contract, and the sentence. */
export interface Wrong {
  field: string
  sentence: string
}

/** Given by a dialog to its fields. */
export const WrongField = createContext<Wrong | null>(null)

/** What was refused of the field of this name, as its contract calls it; undefined where another was wrong. */
export function useWrongField(name: string | undefined): Wrong | undefined {
  const wrong = useContext(WrongField)
  const isMine = wrong && name !== undefined && [wrong.field, ...wrong.field.split('.')].includes(name)
  return isMine ? wrong : undefined
}
