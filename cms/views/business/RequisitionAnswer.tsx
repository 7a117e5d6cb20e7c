'use client'
import { useEffect, useState } from 'react'
import { decideRequisition, readRequisition, type AdminRequisition } from '#contracts/requisitions.ts'
import { frameLevels } from '#domain/business/agreement.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Button } from '../Button.tsx'
import { DialogField } from '../DialogField.tsx'
import { ask, send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** The requisition of a visit: who pays, what and how much, and the answers that the store can give. Nothing where the code is not ours. */
export function RequisitionAnswer({ code }: { code: string }) {
  const { isWorking, refusal, run } = useAction()
  const [requisition, setRequisition] = useState<AdminRequisition>()
  const [reason, setReason] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    void ask(readRequisition, { code }, controller.signal).then(
      (outcome) => outcome.isDone && setRequisition(outcome.value.requisition),
    )
    return () => controller.abort()
  }, [code])
  if (!requisition) return null
  const { state, pays, company, expiresOn, frameLevel, glassLevel, isPhotochromic, protectiveClasses } = requisition
  const paysGlasses = pays.some((item) => item !== 'exam')
  const decide = (isApproved: boolean) =>
    run(
      (key) => send(decideRequisition, { code, isApproved, reason }, key),
      ({ state: decided }) => setRequisition({ ...requisition, state: decided, reason }),
    )
  const facts = [
    ['payer', company],
    ['pays', pays.map((item) => t(`requisition.item.${item}`)).join(', ')],
    ['frame', paysGlasses && t('requisition.frame_up_to', { price: formatPrice(frameLevels[frameLevel]) })],
    ['glass', paysGlasses && t(`requisition.glass_level.${glassLevel}`)],
    ['photochromic', paysGlasses && isPhotochromic && t('requisition.paid')],
    [
      'protective',
      pays.includes('protective_glasses') && protectiveClasses.map((one) => t(`requisition.class.${one}`)).join(', '),
    ],
    ['until', finnishDay(expiresOn)],
    ['stands', t(`requisition.state.${state}`)],
  ] as const
  return (
    <section className="day-fields" aria-labelledby="admin-requisition">
      <h3 id="admin-requisition">{t('requisition.title')}</h3>
      <dl className="day-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`requisition.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {(state === 'open' || state === 'booked') && (
        <>
          <DialogField
            name="reason"
            label={t('requisition.reason')}
            hint={t('requisition.reason_hint')}
            value={reason}
            onChange={setReason}
            isLong
          />
          <div className="admin-settle">
            {([true, false] as const).map((isApproved) => (
              <Button key={String(isApproved)} isWorking={isWorking} onClick={() => void decide(isApproved)}>
                {t(isApproved ? 'requisition.approve' : 'requisition.reject')}
              </Button>
            ))}
          </div>
        </>
      )}
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
    </section>
  )
}
