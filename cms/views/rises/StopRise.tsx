'use client'
import { useState } from 'react'
import { stopPriceRise } from '#contracts/price-rises.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Stops a rise before its day. */
export function StopRise({ reference }: { reference: string }) {
  const [isOpen, setOpen] = useState(false)
  const { sending, run } = useAction()
  const close = () => setOpen(false)
  const submit = () =>
    void run(
      (key) => send(stopPriceRise, { ref: reference }, key),
      () => {
        close()
        showMessage(t('rises.stopped'))
      },
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('rises.stop')}</Button>
      {isOpen && (
        <Dialog
          {...sending}
          title={t('rises.stop_title')}
          action={t('rises.stop')}
          isDanger
          onClose={close}
          onSubmit={submit}
        >
          <p>{t('rises.stop_hint')}</p>
        </Dialog>
      )}
    </>
  )
}
