'use client'
import { useEffect, useState } from 'react'
import { handOverOrder } from '#contracts/order-handling.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Notes, once asked, that an order was handed over: it leaves the list and cannot be put back. */
export function HandOver({ number, customerName }: { number: string; customerName: string }) {
  const { sending, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  const close = () => setOpen(false)
  // The row leaves, and its button with it.
  useEffect(() => (isOver ? () => document.querySelector<HTMLElement>('#admin-pickups')?.focus() : undefined), [isOver])
  const submit = () =>
    void run(
      (key) => send(handOverOrder, { number }, key),
      () => {
        close()
        setOver(true)
      },
    )
  return (
    <>
      <Button aria-label={t('pickups.open', { number, name: customerName })} onClick={() => setOpen(true)}>
        {t('pickups.do')}
      </Button>
      {isOpen && (
        <Dialog
          {...sending}
          title={t('pickups.ask', { name: customerName })}
          action={t('pickups.do')}
          onSubmit={submit}
          onClose={close}
        >
          <p>{t('pickups.then', { number })}</p>
        </Dialog>
      )}
    </>
  )
}
