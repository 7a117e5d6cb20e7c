'use client'
import { markVisit, type AdminBooking } from '#contracts/booking-handling.ts'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { VisitFacts } from './VisitDialog.tsx'

interface CancelVisitDialogProps {
  booking: AdminBooking
  onClose: () => void
  onDone: (message: string) => void
}

/** Cancels a booking and notifies its customer. It cannot be taken back: the time may be another's at once. */
export function CancelVisitDialog({ booking, onClose, onDone }: CancelVisitDialogProps) {
  const { sending, run } = useAction()
  const submit = () =>
    void run(
      (key) => send(markVisit, { number: booking.number, step: 'canceled' }, key),
      () => {
        onClose()
        onDone(t('bookings.cancel.done', { name: booking.name }))
      },
    )
  return (
    <Dialog
      {...sending}
      title={t('bookings.cancel.title', { name: booking.name })}
      action={t('bookings.cancel.do')}
      isDanger
      onClose={onClose}
      onSubmit={submit}
    >
      <VisitFacts booking={booking} />
      <p>{t('bookings.cancel.lead')}</p>
    </Dialog>
  )
}
