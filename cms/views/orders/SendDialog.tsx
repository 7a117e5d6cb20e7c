'use client'
import { useState, type ComponentProps } from 'react'
import { Carrier, moveOrder } from '#contracts/order-handling.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface SendDialogProps extends Omit<ComponentProps<typeof TextDialog>, 'write' | 'words' | 'children'> {
  number: string
}

/** Marks an order as sent, with the codes by which the buyer follows its parcels. */
export function SendDialog({ number, ...rest }: SendDialogProps) {
  const [carrier, setCarrier] = useState<Carrier>('posti')
  const words = {
    title: t('parcel.title'),
    label: t('parcel.label'),
    hint: t('parcel.hint'),
    action: t('parcel.do'),
    missing: t('parcel.missing'),
    done: t('parcel.done'),
  }
  const write = (codes: string, key: string) =>
    send(moveOrder, { number, to: 'sent', parcels: codesIn(codes).map((code) => ({ carrier, code })) }, key)
  return (
    <TextDialog {...rest} words={words} write={write}>
      <label className="desk-field">
        <span>{t('parcel.carrier')}</span>
        <select value={carrier} onChange={({ target }) => setCarrier(Carrier.parse(target.value))}>
          {Carrier.options.map((one) => (
            <option key={one} value={one}>
              {t(`parcel.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </TextDialog>
  )
}

/** One code on each line, with or without the spaces of its label. */
function codesIn(text: string): string[] {
  const codes = text.split('\n').map((line) => line.replaceAll(/\s/g, '').toUpperCase())
  return codes.filter(Boolean)
}
