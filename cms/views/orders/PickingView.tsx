import type { AdminViewServerProps } from 'payload'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { lineName, waitingLines } from '#domain/orders/row-pieces.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { today } from '#plugins/kit/clock.ts'
import { ordersToPick } from '#plugins/orders/admin/admin-orders.ts'
import { partedOrder } from '#plugins/orders/parted-order.ts'
import type { AdminOrder } from '#plugins/orders/repository.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { eyeNames } from './eye-names.ts'
import { PickingTable, type PickedOrder } from './PickingTable.tsx'

/** What can leave today, to be picked, packed and sent many at a time. */
export async function PickingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(ORDER_STAFF, req, '/admin/keraily')
  const orders = (await ordersToPick(req)).map(pickedOrder)
  return (
    <AdminPage
      view={view}
      title={t('picking.title')}
      facts={<p className="admin-head__facts">{orders.length > 0 && t('picking.count', { count: orders.length })}</p>}
      lead={t(orders.length > 0 ? 'picking.lead' : 'picking.none')}
    >
      <PickingTable orders={orders} />
    </AdminPage>
  )
}

function pickedOrder(order: AdminOrder): PickedOrder {
  const { id, number, customerName, bought, promisedOn, label } = order
  const { name, place, kind } = bought.delivery
  return {
    id,
    number,
    customerName,
    goods: waitingLines(partedOrder(order))
      .filter(({ parentRef }) => !parentRef)
      .map((line) => `${line.quantity} × ${lineName(line, eyeNames)}`),
    way: [name, place].filter(Boolean).join(', '),
    promised: shortDay(promisedOn),
    isLate: promisedOn < today(),
    code: label?.code ?? '',
    // What is collected from a store has no parcel that its buyer follows.
    carrier: kind === 'store' ? null : /matkahuolto/i.test(name) ? 'matkahuolto' : 'posti',
  }
}
