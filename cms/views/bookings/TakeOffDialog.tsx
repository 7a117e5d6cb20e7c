'use client'
import { takeOffWaiting, type WaitingPerson } from '#contracts/waiting-list.ts'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface TakeOffDialogProps {
  person: WaitingPerson
  onClose: () => void
  onDone: (message: string) => void
}

/** Takes a person off the waiting list. The time that was held for the person is offered to the next. */
export function TakeOffDialog({ person: { number, name, offer }, onClose, onDone }: TakeOffDialogProps) {
  const { sending, run } = useAction()
  const submit = () =>
    void run(
      (key) => send(takeOffWaiting, { number }, key),
      () => {
        onClose()
        onDone(t('bookings.waiting.removed', { name }))
      },
    )
  return (
    <Dialog
      {...sending}
      title={t('bookings.waiting.remove_title', { name })}
      action={t('bookings.waiting.remove')}
      isDanger
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t(offer ? 'bookings.waiting.remove_offered' : 'bookings.waiting.remove_lead')}</p>
    </Dialog>
  )
}
