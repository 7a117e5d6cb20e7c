'use client'
import { useState } from 'react'
import { cancelOrder } from '#contracts/order-handling.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { refundOfGoods } from '#domain/orders/refund-of-goods.ts'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { askedNumber, ConfirmFields, UNCONFIRMED } from './ConfirmFields.tsx'
import type { OrderMoney } from './order-money.ts'
import { RowFields, useRows, type ChoosableRow } from './RowFields.tsx'

export interface OrderDialogProps {
  number: string
  /** Cents that can still be refunded, and those of them that are promised to the buyer. */
  refundable: number
  /** What of it the caller may give back without a colleague. */
  givable: number
  outstanding: number
  hasGiftCard: boolean
  discountCode: string | null
  onClose: () => void
  /** Receives the message of the result. */
  onDone: (message: string) => void
}

interface CancelDialogProps extends OrderDialogProps {
  /** What waits; none of an order of gift cards alone. */
  rows: ChoosableRow[]
  /** Nothing of the order has left. */
  isUnsent: boolean
  money: OrderMoney
}

/** Cancels an order, or rows of it; the order number is typed to confirm. */
export function CancelDialog({ number, rows, isUnsent, money, refundable, ...rest }: CancelDialogProps) {
  const { outstanding, discountCode, onClose, onDone } = rest
  const { sending, run } = useAction()
  const choice = useRows(rows)
  const [words, setWords] = useState(UNCONFIRMED)
  const hasChoice = rows.length > 1 || (rows[0]?.most ?? 0) > 1
  const isWhole = isUnsent && choice.isEverything
  const { lines, totals, earlier } = money
  const price = refundOfGoods(lines, totals, choice.chosen, earlier)
  const amount = isWhole ? refundable : Math.min(price, Math.max(0, refundable - outstanding))
  const submit = () => {
    if (hasChoice && !choice.check()) return
    const asked = { number, ...words, ...(!isWhole && { rows: choice.chosen }) }
    void run(
      (key) => send(cancelOrder, asked, key),
      (order) => {
        const what = order.state === 'canceled' ? 'cancel' : 'cancel_rows'
        onDone(t(`${what}.refund_${order.refund}`, { amount: formatPrice(order.refunded) }))
        onClose()
      },
    )
  }
  return (
    <Dialog
      {...sending}
      title={t('cancel.title', { number })}
      action={t(isWhole ? 'cancel.do' : 'cancel_rows.do')}
      isDanger
      onClose={onClose}
      onSubmit={submit}
    >
      {hasChoice && <RowFields rows={rows} choice={choice} hint="parcel.waiting" />}
      <p>{t(isWhole ? 'cancel.then' : 'cancel_rows.then')}</p>
      <ul aria-live="polite">
        <li>{t('cancel.goods')}</li>
        <li>{amount > 0 ? t('cancel.money', { amount: formatPrice(amount) }) : t('cancel.no_money')}</li>
        {isWhole && discountCode && <li>{t('cancel.code', { code: discountCode })}</li>}
        {!isWhole && <li>{t('cancel_rows.left')}</li>}
      </ul>
      <p>
        <strong>{t('cancel.final')}</strong>
      </p>
      <ConfirmFields asked={askedNumber(number)} value={words} onChange={setWords} isFirst={!hasChoice} />
    </Dialog>
  )
}
