'use client'
import { useRowLabel } from '@payloadcms/ui'

interface RowTextProps {
  /** The field of the row that names it. */
  name: string
  /** What a row is called while it has no text. */
  row: string
}

/** The row label of a list: the text of the row, or its number. */
export function RowText({ name, row }: RowTextProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const text = data[name]
  return <span>{typeof text === 'string' && text ? text : `${row} ${rowNumber + 1}`}</span>
}
