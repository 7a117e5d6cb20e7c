'use client'
import { useState } from 'react'
import type { RowPieces } from '#contracts/order-parts.ts'
import { DialogField } from '../DialogField.tsx'
import { t } from '../text.ts'

/** A row of an order in a dialog, with the most pieces of it that can be chosen. */
export interface ChoosableRow {
  ref: string
  name: string
  most: number
}

/** How many pieces of each row are chosen, as they are typed: all of them at first. */
export function useRows(rows: readonly ChoosableRow[]) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(rows.map(({ ref, most }) => [ref, String(most)])),
  )
  const [isChecked, setChecked] = useState(false)
  const pieces = (ref: string) => (typed[ref] ?? '').trim()
  const isFitting = ({ ref, most }: ChoosableRow) => /^\d+$/.test(pieces(ref)) && Number(pieces(ref)) <= most
  const chosen = rows.flatMap((row): RowPieces[] => {
    const quantity = isFitting(row) ? Number(pieces(row.ref)) : 0
    return quantity > 0 ? [{ ref: row.ref, quantity }] : []
  })
  return {
    typed,
    type: (ref: string, value: string) => setTyped((before) => ({ ...before, [ref]: value })),
    /** Those with any pieces. */
    chosen,
    isEverything: chosen.length === rows.length && chosen.every((row, index) => row.quantity === rows[index]?.most),
    /** Shows what is wrong from now on, and gives whether something can be done. */
    check(): boolean {
      setChecked(true)
      return rows.every(isFitting) && chosen.length > 0
    },
    problemOf(row: ChoosableRow): string {
      if (!isChecked) return ''
      if (!isFitting(row)) return t('rows.problem', { max: row.most })
      return chosen.length === 0 ? t('rows.none') : ''
    },
  }
}

interface RowFieldsProps {
  rows: readonly ChoosableRow[]
  choice: ReturnType<typeof useRows>
  /** The locale key of what is said of the pieces that can be chosen. */
  hint: string
}

/** A field for the pieces of each row. */
export function RowFields({ rows, choice, hint }: RowFieldsProps) {
  return (
    <fieldset className="row-fields">
      <legend>{t('rows.legend')}</legend>
      {rows.map((row, index) => (
        <DialogField
          key={row.ref}
          // What is refused of the rows is shown at the first of them.
          {...(index === 0 && { name: 'rows' })}
          label={row.name}
          hint={t(hint, { count: row.most })}
          inputMode="numeric"
          value={choice.typed[row.ref] ?? ''}
          onChange={(value) => choice.type(row.ref, value)}
          problem={choice.problemOf(row)}
          isFirst={index === 0}
        />
      ))}
    </fieldset>
  )
}
