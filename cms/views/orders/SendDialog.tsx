'use client'
import { useState } from 'react'
import { fulfillOrder } from '#contracts/order-handling.ts'
import { Carrier } from '#contracts/order-parts.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { RowFields, useRows, type ChoosableRow } from './RowFields.tsx'

interface SendDialogProps {
  number: string
  rows: ChoosableRow[]
  isStore: boolean
  onClose: () => void
  onDone: (message: string) => void
}

/** Marks rows of an order as sent, all of them at first, with the codes by which the buyer follows their parcels. */
export function SendDialog({ number, rows, isStore, onClose, onDone }: SendDialogProps) {
  const { sending, run } = useAction()
  const choice = useRows(rows)
  const [carrier, setCarrier] = useState<Carrier>('posti')
  const [codes, setCodes] = useState('')
  const place = isStore ? '_store' : ''

  function submit(): void {
    if (!choice.check()) return
    const parcels = codesIn(codes).map((code) => ({ carrier, code }))
    const asked = { number, rows: choice.chosen, ...(parcels.length > 0 && { parcels }) }
    void run(
      (key) => send(fulfillOrder, asked, key),
      ({ state }) => {
        onDone(t(`parcel.${state === 'sent' ? 'done' : 'done_part'}${place}`))
        onClose()
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t(`parcel.title${place}`)}
      action={t(`parcel.do${place}`)}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('parcel.then')}</p>
      <RowFields rows={rows} choice={choice} hint="parcel.waiting" />
      {!isStore && (
        <>
          <label className="admin-field">
            <span>{t('parcel.carrier')}</span>
            <select value={carrier} onChange={({ target }) => setCarrier(Carrier.parse(target.value))}>
              {Carrier.options.map((one) => (
                <option key={one} value={one}>
                  {t(`parcel.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <DialogField
            name="parcels"
            label={t('parcel.label')}
            hint={t('parcel.hint')}
            value={codes}
            onChange={setCodes}
            isLong
          />
        </>
      )}
    </Dialog>
  )
}

/** One code on each line, with or without the spaces of its label. */
function codesIn(text: string): string[] {
  const codes = text.split('\n').map((line) => line.replaceAll(/\s/g, '').toUpperCase())
  return codes.filter(Boolean)
}
