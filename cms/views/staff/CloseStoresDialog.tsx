'use client'
import { closeStoresOfStaff } from '#contracts/store-mode.ts'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface CloseStoresDialogProps {
  /** The member of staff who has them open. */
  id: string
  onClose: () => void
  onDone: (message: string) => void
}

/** Closes every store that a member of staff has open, which empties the carts of the customers they serve. */
export function CloseStoresDialog({ id, onClose, onDone }: CloseStoresDialogProps) {
  const { sending, run } = useAction()
  const submit = () =>
    void run(
      (key) => send(closeStoresOfStaff, { id }, key),
      () => {
        onClose()
        onDone(t('staff.stores_closed'))
      },
    )
  return (
    <Dialog
      {...sending}
      title={t('staff.stores_close_title')}
      action={t('staff.stores_close')}
      isDanger
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('staff.stores_close_lead')}</p>
    </Dialog>
  )
}
