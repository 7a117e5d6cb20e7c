'use client'
import { DialogField } from '../DialogField.tsx'
import { t } from '../text.ts'

/** What staff type to confirm an action that cannot be undone, and their note for colleagues. */
export interface Confirmation {
  typed: string
  note: string
}

export const UNCONFIRMED: Confirmation = { typed: '', note: '' }

/** The words by which the number of an order is asked for. */
export const askedNumber = (number: string) => ({
  label: t('dialog.typed', { number }),
  hint: t('dialog.typed_hint'),
})

interface ConfirmFieldsProps {
  /** Of the text that is typed to confirm; null where nothing is to be confirmed. */
  asked: { label: string; hint: string } | null
  /** Of the note, where it is more than one for colleagues. */
  noteAsked?: { label: string; hint: string } | undefined
  value: Confirmation
  isFirst?: boolean
  onChange: (value: Confirmation) => void
}

/** The fields of a confirmation: what is typed, and a note. */
export function ConfirmFields({ asked, noteAsked, value, isFirst = false, onChange }: ConfirmFieldsProps) {
  return (
    <>
      {asked && (
        <DialogField
          {...asked}
          name="typed"
          value={value.typed}
          onChange={(typed) => onChange({ ...value, typed })}
          isFirst={isFirst}
        />
      )}
      <DialogField
        name="note"
        label={noteAsked?.label ?? t('dialog.note')}
        hint={noteAsked?.hint ?? t('dialog.note_hint')}
        value={value.note}
        onChange={(note) => onChange({ ...value, note })}
        isLong
      />
    </>
  )
}
