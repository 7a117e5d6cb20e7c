import { Gutter, HydrateAuthProvider, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { lineName } from '#domain/orders/line-name.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { refundable } from '#domain/payments/refund.ts'
import { isPrescriptionUnread } from '#domain/orders/prescription-unread.ts'
import { restockable, usuallyRestocked } from '#domain/orders/restock.ts'
import { nextStates } from '#domain/orders/transitions.ts'
import { prescriptionMarks } from '#plugins/orders/prescription-marks.ts'
import { findOrder, type Bought } from '#plugins/orders/repository.ts'
import { withdrawalsOf } from '#plugins/withdrawals/desk-withdrawals.ts'
import { PageTitle } from '../PageTitle.tsx'
import { t } from '../text.ts'
import { WithdrawnMarks } from '../withdrawals/WithdrawnMarks.tsx'
import { eyeNames } from './eye-names.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { Prescriptions } from './Prescriptions.tsx'
import type { ReturnableRow } from './ReturnDialog.tsx'

/** The admin page of one order. */
export async function OrderView({ doc, initPageResult: { req, permissions } }: DocumentViewServerProps) {
  const order = doc && (await findOrder(req, String(doc.number)))
  if (!order) return notFound()
  const { number, state, bought, promised, refunds, restocked } = order
  const [marks, withdrawals] = await Promise.all([prescriptionMarks(req, number), withdrawalsOf(req, order)])
  const next = nextStates(state).filter((to) => to !== 'pending' || marks.hasPrescriptions)
  return (
    <Gutter>
      <main className="desk">
        <HydrateAuthProvider permissions={permissions} />
        <SetStepNav
          nav={[{ label: t('nav.orders'), url: '/collections/orders' }, { label: t('order.title', { number }) }]}
        />
        <PageTitle title={t('order.title', { number })} />
        <OrderHead order={order} />
        <WithdrawnMarks withdrawals={withdrawals} />
        <div className="desk-order">
          <div className="desk-order__main">
            <OrderSteps
              {...{ number, state, next }}
              isUnread={isPrescriptionUnread(order, marks.hasPrescriptions)}
              refundable={refundable(bought.totals, refunds)}
              outstanding={outstanding(promised, refunds)}
              isStore={bought.delivery.kind === 'store'}
              returnable={returnableRows(bought.lines ?? [])}
              hasGiftCard={bought.totals.giftCard > 0}
              discountCode={bought.discountCode}
            />
            <OrderLines {...{ bought, restocked }} />
            {marks.hasPrescriptions && <Prescriptions number={number} isUnusual={marks.isUnusual} />}
          </div>
          <div className="desk-order__side">
            <OrderFacts order={order} />
            <OrderTimeline timeline={order.timeline} />
          </div>
        </div>
      </main>
    </Gutter>
  )
}

function returnableRows(lines: NonNullable<Bought['lines']>): ReturnableRow[] {
  const usual = new Map(usuallyRestocked(lines).map(({ ref, pieces }) => [ref, pieces]))
  return lines
    .filter((line) => restockable(line) > 0)
    .map((line) => ({
      ref: line.ref,
      name: lineName(line, eyeNames),
      bought: restockable(line),
      usual: usual.get(line.ref) ?? 0,
      isSealed: line.isSealed,
    }))
}
