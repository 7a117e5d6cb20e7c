'use client'
import { Button } from '../Button.tsx'
import { Inquiries } from '../optician/Inquiries.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { t } from '../text.ts'
import { FittingValues } from './FittingValues.tsx'
import { PrescriptionFile } from './PrescriptionFile.tsx'
import { PrescriptionPaper } from './PrescriptionPaper.tsx'
import { PrescriptionValues } from './PrescriptionValues.tsx'
import { usePrescriptions } from './use-prescriptions.ts'

/** The order's prescriptions, fetched on request; each request is recorded in the timeline. */
export function Prescriptions({ number, isUnusual }: { number: string; isUnusual: boolean }) {
  const { isWorking, refusal, prescriptions, inquiries, show, hide } = usePrescriptions(number)
  return (
    <section className="admin-panel" aria-labelledby="admin-prescriptions">
      <h2 id="admin-prescriptions" tabIndex={-1}>
        {t('prescription.title')}
        {isUnusual && <span className="admin-mark">{t('prescription.unusual_mark')}</span>}
      </h2>
      {!prescriptions && <p>{t('prescription.hidden')}</p>}
      <Button isWorking={isWorking} aria-expanded={Boolean(prescriptions)} onClick={prescriptions ? hide : show}>
        {t(prescriptions ? 'prescription.hide' : 'prescription.show')}
      </Button>
      <ActionResult message={prescriptions ? t('prescription.shown') : ''} refusal={refusal} />
      {prescriptions?.map((each) => (
        <div key={each.ref}>
          <PrescriptionPaper prescription={each} />
          {each.hasFile && <PrescriptionFile number={number} of={{ ref: each.ref }} />}
          {each.needsFitting && <FittingValues number={number} lineRef={each.ref} onWritten={show} />}
          {each.isToWrite && <PrescriptionValues number={number} lineRef={each.ref} />}
        </div>
      ))}
      <Inquiries number={number} inquiries={inquiries} />
    </section>
  )
}
