'use client'
import { useState } from 'react'
import { returnRows } from '#contracts/order-handling.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { newlyBack } from '#domain/orders/goods-back.ts'
import { refundOfGoods } from '#domain/orders/refund-of-goods.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { askedNumber, ConfirmFields, UNCONFIRMED } from './ConfirmFields.tsx'
import type { OrderMoney } from './order-money.ts'
import { RowFields, useRows, type ChoosableRow } from './RowFields.tsx'

/** A row of which pieces are out, so that they may come back. */
export interface ReturnableRow extends ChoosableRow {
  /** May go back to the shelf at all. */
  isRestockable: boolean
  /** Goes back to the shelf only where staff have seen its seal. */
  isSealed: boolean
  /** Made for these eyes, so that its money is not promised back. */
  isMadeToMeasure: boolean
}

interface ReturnDialogProps {
  number: string
  rows: ReturnableRow[]
  money: OrderMoney
  /** Cents that can still be refunded, and those of them that are promised to the buyer. */
  refundable: number
  outstanding: number
  onClose: () => void
  onDone: (message: string) => void
}

/** Notes what of an order came back, what of it goes to the shelf, and gives the money; the order number is typed to confirm that. */
export function ReturnDialog({ number, rows, money, refundable, outstanding, onClose, onDone }: ReturnDialogProps) {
  const { sending, run } = useAction()
  const choice = useRows(rows)
  const [shelf, setShelf] = useState<Record<string, string>>({})
  const [isChecked, setChecked] = useState(false)
  const [isRefunded, setRefunded] = useState(rows.every(({ isMadeToMeasure }) => !isMadeToMeasure))
  const [words, setWords] = useState(UNCONFIRMED)
  const came = (ref: string) => choice.chosen.find((row) => row.ref === ref)?.quantity ?? 0
  const shelved = ({ ref, isSealed }: ReturnableRow) => shelf[ref] ?? String(isSealed ? 0 : came(ref))
  const isFitting = (row: ReturnableRow) => /^\d+$/.test(shelved(row).trim()) && Number(shelved(row)) <= came(row.ref)
  const restockable = rows.filter((row) => row.isRestockable)
  const { lines, totals, earlier, parts } = money
  const back = newlyBack(parts, { rows: choice.chosen, refund: 0, declared: null })
  const amount = Math.min(refundOfGoods(lines, totals, back, earlier), Math.max(0, refundable - outstanding))

  function submit(): void {
    setChecked(true)
    if (!choice.check() || !restockable.every(isFitting)) return
    const restocked = restockable.map((row) => ({ ref: row.ref, pieces: Number(shelved(row)) }))
    const asked = {
      number,
      rows: choice.chosen,
      restocked,
      isRefunded,
      note: words.note,
      ...(isRefunded && { typed: words.typed }),
    }
    void run(
      (key) => send(returnRows, asked, key),
      ({ state, refund, refunded }) => {
        const what = state === 'returned' ? t('step.done', { state: t('state.returned') }) : t('return.done')
        onDone(isRefunded ? `${what} ${t(`return.refund_${refund}`, { amount: formatPrice(refunded) })}` : what)
        onClose()
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('return.title', { number })}
      action={t(isRefunded ? 'return.do_refund' : 'return.do')}
      isDanger={isRefunded}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('return.then')}</p>
      <RowFields rows={rows} choice={choice} hint="return.out" />
      {restockable.length > 0 && (
        <fieldset className="row-fields">
          <legend>{t('return.shelf')}</legend>
          {restockable.map((row) => (
            <DialogField
              key={row.ref}
              label={t('return.pieces', { name: row.name })}
              {...(row.isSealed && { hint: t('return.hint_sealed') })}
              inputMode="numeric"
              value={shelved(row)}
              onChange={(pieces) => setShelf({ ...shelf, [row.ref]: pieces })}
              problem={isChecked && !isFitting(row) ? t('rows.problem', { max: came(row.ref) }) : ''}
            />
          ))}
        </fieldset>
      )}
      <label className="day-tick">
        <input type="checkbox" checked={isRefunded} onChange={({ target }) => setRefunded(target.checked)} />
        {amount > 0 ? t('return.money', { amount: formatPrice(amount) }) : t('return.no_money')}
      </label>
      {rows.some(({ isMadeToMeasure }) => isMadeToMeasure) && <p>{t('return.made_to_measure')}</p>}
      <ConfirmFields asked={isRefunded ? askedNumber(number) : null} value={words} onChange={setWords} />
    </Dialog>
  )
}
