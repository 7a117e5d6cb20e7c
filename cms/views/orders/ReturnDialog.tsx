'use client'
import { useState } from 'react'
import { moveOrder } from '#contracts/order-handling.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** A line whose pieces may be restocked. */
export interface ReturnableRow {
  ref: string
  name: string
  /** Pieces bought. */
  bought: number
  /** The default number of pieces to restock. */
  usual: number
  isSealed: boolean
}

interface ReturnDialogProps {
  number: string
  rows: ReturnableRow[]
  onClose: () => void
  onDone: (message: string) => void
}

/** Marks an order as returned, with the number of pieces of each line that passed inspection. */
export function ReturnDialog({ number, rows, onClose, onDone }: ReturnDialogProps) {
  const { isWorking, refusal, wrong, run } = useAction()
  const [typed, setTyped] = useState(Object.fromEntries(rows.map(({ ref, usual }) => [ref, String(usual)])))
  const [isChecked, setChecked] = useState(false)
  const problemOf = (row: ReturnableRow) =>
    isFitting(typed[row.ref], row) ? '' : t('return.pieces_problem', { max: row.bought })

  function submit(): void {
    setChecked(true)
    if (rows.some(problemOf)) return
    const restocked = rows.map(({ ref }) => ({ ref, pieces: Number(typed[ref]) }))
    void run(
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
      {...{ isWorking, refusal, wrong, onClose }}
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
