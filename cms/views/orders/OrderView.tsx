import { Gutter, HydrateAuthProvider, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { outstanding } from '#domain/payments/outstanding.ts'
import { givenBack, refundable } from '#domain/payments/refund.ts'
import { isCorrectable } from '#domain/orders/correct-buyer.ts'
import { awaitsFitting } from '#domain/orders/fitting.ts'
import { isInReview } from '#domain/orders/inquiry.ts'
import { isOpticianStep, isPrescriptionUnread } from '#domain/orders/optician-steps.ts'
import { rowPieces, waitingLines } from '#domain/orders/row-pieces.ts'
import { nextStates } from '#domain/orders/transitions.ts'
import { hasRole, ORDER_STAFF, PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { SealedValueUnreadable } from '#plugins/kit/sealing/open-sealed.ts'
import { lettersOfOrder } from '#plugins/orders/admin/letters-of-order.ts'
import { mostToRefund, ORDER_ACTIONS } from '#plugins/orders/admin/order-actions.ts'
import { partedOrder } from '#plugins/orders/parted-order.ts'
import { prescriptionMarks } from '#plugins/orders/prescriptions/prescription-marks.ts'
import { findOrder, type Order } from '#plugins/orders/repository.ts'
import { sendingsToTakeBack } from '#plugins/orders/sending/send-order.ts'
import { withdrawalsOf } from '#plugins/withdrawals/admin-withdrawals.ts'
import { PageTitle } from '../PageTitle.tsx'
import { sentenceOf, t } from '../text.ts'
import { WithdrawnMarks } from '../withdrawals/WithdrawnMarks.tsx'
import { orderMoney } from './order-money.ts'
import { cancelableRows, returnableRows, sendableRows } from './order-rows.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderFulfillments } from './OrderFulfillments.tsx'
import { OrderLetters } from './OrderLetters.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { Prescriptions } from './Prescriptions.tsx'
import { TakeBack } from './TakeBack.tsx'

/** The admin page of one order. */
export async function OrderView({ doc, initPageResult: { req, permissions } }: DocumentViewServerProps) {
  const read = doc && (await readOrder(req, String(doc.number)))
  if (!read) return notFound()
  if (read === 'unreadable') return <Gutter>{sentenceOf({ code: 'shop.cannot_read', details: {} })}</Gutter>
  const { order, marks, withdrawals, sendings, most, letters } = read
  const { number, state, bought, promised, refunds, restocked } = order
  const [handlesOrders, opensPrescriptions] = [hasRole(req, ORDER_STAFF), hasRole(req, PRESCRIPTION_STAFF)]
  const may = (action: keyof typeof ORDER_ACTIONS) => hasRole(req, ORDER_ACTIONS[action])
  const mayCancel = may('cancel') && nextStates(state).includes('canceled')
  const left = refundable(bought.totals, refunds)
  const limit = most === undefined ? left : Math.max(0, most - givenBack(refunds))
  const next = nextStates(state)
    .filter((to) => to !== 'canceled')
    .filter((to) => to !== 'pending' || marks.hasPrescriptions)
    .filter((to) => to !== 'confirmed' || !(order.awaitsPrescription || isFittingAwaited(order)))
    .filter((to) => handlesOrders || (opensPrescriptions && isOpticianStep(to)))
  return (
    <Gutter>
      <main className="admin">
        <HydrateAuthProvider permissions={permissions} />
        <SetStepNav
          nav={[{ label: t('nav.orders'), url: '/collections/orders' }, { label: t('order.title', { number }) }]}
        />
        <PageTitle title={t('order.title', { number })} />
        <OrderHead order={order} />
        <WithdrawnMarks withdrawals={withdrawals} />
        <div className="admin-order">
          <div className="admin-order__main">
            <OrderSteps
              number={number}
              state={state}
              next={next}
              mayCancel={mayCancel}
              awaits={awaitedOf(order)}
              mayAsk={opensPrescriptions && isInReview(order)}
              isUnread={opensPrescriptions && isPrescriptionUnread(order, marks.hasPrescriptions)}
              reach={may('correct') && isCorrectable(state) ? { ...bought.form.contact, ...bought.form.address } : null}
              refundable={left}
              givable={may('refund') ? Math.min(left, limit) : 0}
              outstanding={outstanding(promised, refunds)}
              isStore={bought.delivery.kind === 'store'}
              sendable={handlesOrders ? sendableRows(order) : []}
              cancelable={cancelableRows(order)}
              isUnsent={order.fulfillments.length === 0}
              money={orderMoney(order)}
              returnable={handlesOrders ? returnableRows(order) : []}
              hasGiftCard={bought.totals.giftCard > 0}
              discountCode={bought.discountCode}
            />
            {handlesOrders && sendings.map((sending) => <TakeBack key={sending.n} number={number} {...sending} />)}
            <OrderLines bought={bought} restocked={restocked} pieces={rowPieces(partedOrder(order))} />
            <OrderFulfillments {...order} />
            {opensPrescriptions && (marks.hasPrescriptions || order.awaitsPrescription) && (
              <Prescriptions number={number} isUnusual={marks.isUnusual} />
            )}
          </div>
          <div className="admin-order__side">
            <OrderFacts order={order} mayRefund={handlesOrders} />
            {may('resend') && <OrderLetters number={number} letters={letters} />}
            <OrderTimeline timeline={order.timeline} />
          </div>
        </div>
      </main>
    </Gutter>
  )
}

/** Whom the next step of an order waits for. */
function awaitedOf(order: Order) {
  const { state, awaitsPrescription, awaitsAnswerUntil } = order
  if (nextStates(state).length === 0) return 'nothing'
  if (awaitsPrescription) return 'prescription'
  if (isFittingAwaited(order)) return 'fitting'
  return awaitsAnswerUntil ? 'answer' : 'staff'
}

function isFittingAwaited(order: Order): boolean {
  return awaitsFitting(order, waitingLines(partedOrder(order)))
}

async function readOrder(req: PayloadRequest, number: string) {
  try {
    const order = await findOrder(req, number)
    if (!order) return null
    const [marks, withdrawals, sendings, most, letters] = await Promise.all([
      prescriptionMarks(req, number),
      withdrawalsOf(req, order),
      sendingsToTakeBack(req, order),
      mostToRefund(req),
      lettersOfOrder(req, number),
    ])
    return { order, marks, withdrawals, sendings, most, letters }
  } catch (problem) {
    if (problem instanceof SealedValueUnreadable) return 'unreadable'
    throw problem
  }
}
