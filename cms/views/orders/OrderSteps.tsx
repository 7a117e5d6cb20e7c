'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { moveOrder } from '#contracts/order-handling.ts'
import { type OrderState } from '#contracts/orders.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { InquiryDialog } from '../optician/InquiryDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { CorrectOrderDialog, type OrderReach } from './CorrectOrderDialog.tsx'
import type { OrderMoney } from './order-money.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { ReturnDialog, type ReturnableRow } from './ReturnDialog.tsx'
import type { ChoosableRow } from './RowFields.tsx'

export interface OrderStepsProps {
  number: string
  state: OrderState
  /** The states that may follow, of those the caller may bring about; a cancellation is none of them. */
  next: OrderState[]
  mayCancel: boolean
  /** How the buyer is reached, where the caller may correct it now. */
  reach: OrderReach | null
  /** Whom its next step waits for. */
  awaits: 'nothing' | 'prescription' | 'fitting' | 'answer' | 'staff'
  /** The caller opens prescriptions, and the order is in review. */
  mayAsk: boolean
  /** The prescription has not been opened yet, so confirming is disabled. */
  isUnread: boolean
  refundable: number
  /** What of it the caller may give back. */
  givable: number
  outstanding: number
  isStore: boolean
  /** What can leave now, where the caller may mark it. */
  sendable: ChoosableRow[]
  /** What waits, and so can be called off. */
  cancelable: ChoosableRow[]
  /** Nothing of the order has left. */
  isUnsent: boolean
  /** By which a dialog counts what goes back. */
  money: OrderMoney
  /** What may come back, where the caller may note it. */
  returnable: ReturnableRow[]
  hasGiftCard: boolean
  discountCode: string | null
}

const AWAITED = {
  nothing: 'step.none',
  prescription: 'step.awaited',
  fitting: 'step.fitting',
  answer: 'step.asked',
} as const

/** The actions an order allows now. Those that move money ask for confirmation. */
export function OrderSteps(props: OrderStepsProps) {
  const { number, state, next, mayCancel, reach, mayAsk, awaits, isUnread, givable, isStore, sendable, returnable } =
    props
  const { isWorking, refusal, run } = useAction()
  const [openDialog, setOpenDialog] = useState<'cancel' | 'refund' | 'return' | 'note' | 'send' | 'ask' | 'correct'>()
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = next.filter((to) => !(to === 'confirmed' && isUnread))
  useFocusAfterMove(heading, state)
  const move = (to: OrderState) =>
    run(
      (key) => send(moveOrder, { number, to }, key),
      (order) => setMessage(t('step.done', { state: t(`state.${order.state}`) })),
    )
  const dialog = { ...props, onClose: () => setOpenDialog(undefined), onDone: setMessage }

  return (
    <section className="admin-panel admin-steps" aria-labelledby="admin-steps">
      <h2 id="admin-steps" ref={heading} tabIndex={-1}>
        {t('step.title')}
      </h2>
      {awaits !== 'staff' && <p>{t(AWAITED[awaits])}</p>}
      <ul className="admin-steps__next">
        {isUnread && (
          <li>
            <a
              className="admin-button admin-button--primary"
              href="#admin-prescriptions"
              aria-describedby="step-unread"
            >
              {t('step.unread')}
            </a>
            <small id="step-unread">{t('step.hint.unread')}</small>
          </li>
        )}
        {steps.map((to, index) => {
          const name = stepName(state, to, isStore)
          return (
            <li key={to}>
              <Button
                kind={index === 0 ? 'primary' : undefined}
                isWorking={isWorking}
                aria-describedby={`step-${to}`}
                onClick={() => (to === 'returned' ? setOpenDialog('return') : void move(to))}
              >
                {t(`step.${name}`)}
              </Button>
              <small id={`step-${to}`}>{t(`step.hint.${name}`)}</small>
            </li>
          )
        })}
      </ul>
      <div className="admin-steps__aside">
        <Button onClick={() => setOpenDialog('note')}>{t('step.note')}</Button>
        {reach && <Button onClick={() => setOpenDialog('correct')}>{t('correct_order.open')}</Button>}
        {mayAsk && <Button onClick={() => setOpenDialog('ask')}>{t('step.ask')}</Button>}
        {sendable.length > 0 && (
          <Button onClick={() => setOpenDialog('send')}>{t(isStore ? 'parcel.open_store' : 'parcel.open')}</Button>
        )}
        {returnable.length > 0 && !next.includes('returned') && (
          <Button onClick={() => setOpenDialog('return')}>{t('return.open')}</Button>
        )}
        {givable > 0 && <Button onClick={() => setOpenDialog('refund')}>{t('step.refund')}</Button>}
        {mayCancel && (
          <Button kind="danger-quiet" onClick={() => setOpenDialog('cancel')}>
            {t(props.cancelable.length > 1 || !props.isUnsent ? 'step.cancel_rows' : 'step.cancel')}
          </Button>
        )}
      </div>
      <ActionResult message={message} refusal={refusal} />
      {openDialog === 'cancel' && <CancelDialog {...dialog} rows={props.cancelable} />}
      {openDialog === 'refund' && <RefundDialog {...dialog} />}
      {openDialog === 'return' && <ReturnDialog {...dialog} rows={returnable} />}
      {openDialog === 'note' && <NoteDialog {...dialog} />}
      {openDialog === 'correct' && reach && <CorrectOrderDialog {...dialog} reach={reach} />}
      {openDialog === 'ask' && <InquiryDialog {...dialog} />}
      {openDialog === 'send' && <SendDialog {...dialog} rows={sendable} />}
    </section>
  )
}

/** The locale key of a step: one step has another text for an order collected in a store. */
function stepName(from: OrderState, to: OrderState, isStore: boolean): string {
  if (from === 'pending' && to === 'confirmed') return 'confirmed_from_pending'
  return isStore && (to === 'sent' || to === 'delivered') ? `${to}_store` : to
}

/** A step's button disappears once the step is taken, so the focus moves to the next heading. */
function useFocusAfterMove(heading: RefObject<HTMLElement | null>, state: OrderState): void {
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) heading.current?.focus()
    shown.current = state
  }, [heading, state])
}
