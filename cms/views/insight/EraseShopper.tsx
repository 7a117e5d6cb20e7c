'use client'
import { useState } from 'react'
import { eraseShopper } from '#contracts/insight.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Erases a shopper's events, at the shopper's request, by the id of the browser. */
export function EraseShopper({ tenant }: { tenant: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="admin-panel" aria-labelledby="insight-erase">
      <h2 id="insight-erase">{t('insight.erase')}</h2>
      <p>{t('insight.erase_lead')}</p>
      <Button kind="danger-quiet" onClick={() => setOpen(true)}>
        {t('insight.erase')}
      </Button>
      {isOpen && <EraseDialog tenant={tenant} onClose={() => setOpen(false)} />}
    </section>
  )
}

function EraseDialog({ tenant, onClose }: { tenant: string; onClose: () => void }) {
  const { sending, run } = useAction()
  const [person, setPerson] = useState('')
  const submit = () =>
    void run(
      (key) => send(eraseShopper, { tenant, person: person.trim() }, key),
      ({ events }) => {
        onClose()
        showMessage(t('insight.erase_done', { count: events }))
      },
    )
  return (
    <Dialog
      {...sending}
      title={t('insight.erase')}
      action={t('insight.erase_do')}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogField name="person" label={t('insight.erase_field')} value={person} onChange={setPerson} isFirst />
    </Dialog>
  )
}
