'use client'
import { useState } from 'react'
import { moveOrder } from '#contracts/order-handling.ts'
import { Button } from '../Button.tsx'
import { FittingValues } from '../orders/FittingValues.tsx'
import { PrescriptionPaper } from '../orders/PrescriptionPaper.tsx'
import { usePrescriptions } from '../orders/use-prescriptions.ts'
import { showMessage } from '../show-message.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { Inquiries } from './Inquiries.tsx'
import { InquiryDialog } from './InquiryDialog.tsx'

interface OpticianActionsProps {
  number: string
  customerName: string
}

/** Opens the prescription; confirming or asking about it requires having opened it. */
export function OpticianActions({ number, customerName }: OpticianActionsProps) {
  const {
    isWorking: isOpening,
    refusal: closedBecause,
    prescriptions,
    inquiries,
    show,
    hide,
  } = usePrescriptions(number)
  const { isWorking, refusal, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const isFitted = prescriptions?.every(({ needsFitting, fitting }) => !needsFitting || fitting)
  const confirm = () =>
    run(
      (key) => send(moveOrder, { number, to: 'confirmed' }, key),
      () => showMessage(t('optician.confirmed', { number })),
    )
  return (
    <div className="admin-waiting__actions">
      {!prescriptions && <small>{t('prescription.hidden')}</small>}
      <Button
        kind={prescriptions ? undefined : 'primary'}
        aria-expanded={Boolean(prescriptions)}
        isWorking={isOpening}
        aria-label={`${t(prescriptions ? 'prescription.hide' : 'prescription.open')}, ${customerName}`}
        onClick={prescriptions ? hide : show}
      >
        {t(prescriptions ? 'prescription.hide' : 'prescription.open')}
      </Button>
      {prescriptions?.map((each) => (
        <div key={each.ref}>
          <PrescriptionPaper prescription={each} />
          {each.needsFitting && <FittingValues number={number} lineRef={each.ref} onWritten={show} />}
        </div>
      ))}
      <Inquiries number={number} inquiries={inquiries} />
      {prescriptions && (
        <div className="admin-waiting__verdict">
          {isFitted && (
            <Button kind="primary" isWorking={isWorking} onClick={confirm}>
              {t('optician.confirm')}
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>{t('optician.ask')}</Button>
          <small>{t(isFitted ? 'optician.confirm_hint' : 'step.fitting')}</small>
        </div>
      )}
      <p className="admin-dialog__refusal" role="alert">
        {closedBecause || refusal}
      </p>
      {isAsking && <InquiryDialog number={number} onClose={() => setAsking(false)} onDone={showMessage} />}
    </div>
  )
}
