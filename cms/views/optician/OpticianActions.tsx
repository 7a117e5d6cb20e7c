'use client'
import { useState } from 'react'
import { moveOrder } from '#contracts/order-handling.ts'
import { NoteDialog } from '../orders/NoteDialog.tsx'
import { PrescriptionPaper } from '../orders/PrescriptionPaper.tsx'
import { usePrescriptions } from '../orders/use-prescriptions.ts'
import { showMessage } from '../show-message.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface OpticianActionsProps {
  number: string
  customerName: string
  email: string
  phone: string
}

/** Opens the prescription; confirming or asking about it requires having opened it. */
export function OpticianActions({ number, customerName, email, phone }: OpticianActionsProps) {
  const { isWorking: isOpening, refusal: closedBecause, prescriptions, show, hide } = usePrescriptions(number)
  const { isWorking, refusal, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const confirm = () =>
    run(
      (key) => send(moveOrder, { number, to: 'confirmed' }, key),
      () => showMessage(t('optician.confirmed', { number })),
    )
  return (
    <div className="desk-waiting__deeds">
      {!prescriptions && <small>{t('prescription.hidden')}</small>}
      <button
        type="button"
        className={prescriptions ? 'desk-button' : 'desk-button desk-button--primary'}
        aria-expanded={Boolean(prescriptions)}
        aria-disabled={isOpening}
        aria-label={`${t(prescriptions ? 'prescription.hide' : 'prescription.open')}, ${customerName}`}
        onClick={prescriptions ? hide : show}
      >
        {t(prescriptions ? 'prescription.hide' : 'prescription.open')}
      </button>
      {prescriptions?.map((each) => (
        <PrescriptionPaper key={each.ref} prescription={each} />
      ))}
      {prescriptions && (
        <div className="desk-waiting__verdict">
          <button
            type="button"
            className="desk-button desk-button--primary"
            aria-disabled={isWorking}
            onClick={confirm}
          >
            {t('optician.confirm')}
          </button>
          <button type="button" className="desk-button" onClick={() => setAsking(true)}>
            {t('optician.ask')}
          </button>
          <small>{t('optician.confirm_hint')}</small>
        </div>
      )}
      <p className="desk-dialog__refusal" role="alert">
        {closedBecause || refusal}
      </p>
      {isAsking && (
        <NoteDialog number={number} words={asking(number)} onClose={() => setAsking(false)} onDone={showMessage}>
          <p>{t('optician.ask_lead')}</p>
          <p>
            <strong>{customerName}</strong>
            <br />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <br />
            <a href={`mailto:${email}?subject=${encodeURIComponent(t('order.title', { number }))}`}>{email}</a>
          </p>
        </NoteDialog>
      )}
    </div>
  )
}

function asking(number: string) {
  return {
    title: t('optician.ask_title', { number }),
    label: t('optician.ask_label'),
    hint: t('optician.ask_hint'),
    action: t('optician.ask_do'),
    done: t('optician.asked', { number }),
  }
}
