'use client'
import { useState } from 'react'
import { moveOrder } from '#contracts/orders.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useDeed } from '../use-deed.ts'

/** A row of goods that may go back to the shelf. */
export interface ReturnableRow {
  ref: string
  name: string
  /** Pieces that were bought. */
  bought: number
  /** Pieces that usually pass inspection. */
  usual: number
  isSealed: boolean
}

interface ReturnDialogProps {
  number: string
  rows: ReturnableRow[]
  onClose: () => void
  onDone: (said: string) => void
}

/** Marks an order as returned, after asking how many pieces of each row passed inspection. */
export function ReturnDialog({ number, rows, onClose, onDone }: ReturnDialogProps) {
  const { isWorking, refusal, doIt } = useDeed()
  const [typed, setTyped] = useState(Object.fromEntries(rows.map(({ ref, usual }) => [ref, String(usual)])))
  const [isChecked, setChecked] = useState(false)
  const problemOf = (row: ReturnableRow) =>
    isFitting(typed[row.ref], row) ? '' : t('return.pieces_problem', { max: row.bought })

  function submit(): void {
    setChecked(true)
    if (rows.some(problemOf)) return
    const restocked = rows.map(({ ref }) => ({ ref, pieces: Number(typed[ref]) }))
    void doIt(
      (key) => send(moveOrder, { number, to: 'returned', restocked }, key),
      (order) => {
        onDone(t('step.done', { state: t(`state.${order.state}`) }))
        onClose()
      },
    )
  }

  return (
    <Dialog
      title={t('return.title', { number })}
      action={t('return.do')}
      {...{ isWorking, refusal, onClose }}
      onSubmit={submit}
    >
      <p>{t('return.then')}</p>
      {rows.map((row, index) => (
        <DialogField
          key={row.ref}
          label={t('return.pieces', { name: row.name })}
          hint={t(row.isSealed ? 'return.hint_sealed' : 'return.hint', { count: row.bought })}
          inputMode="numeric"
          value={typed[row.ref] ?? ''}
          onChange={(pieces) => setTyped({ ...typed, [row.ref]: pieces })}
          problem={isChecked ? problemOf(row) : ''}
          isFirst={index === 0}
        />
      ))}
    </Dialog>
  )
}

function isFitting(typed = '', { bought }: ReturnableRow): boolean {
  return /^\d+$/.test(typed.trim()) && Number(typed) <= bought
}
