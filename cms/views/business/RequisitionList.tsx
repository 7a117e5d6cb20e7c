import type { Requisition } from '#contracts/requisitions.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { t } from '../text.ts'
import { InvoiceRequisition } from './InvoiceRequisition.tsx'

interface RequisitionListProps {
  requisitions: readonly Requisition[]
  mayInvoice: boolean
}

/** What a company has let its people have, and what became of it. What was approved is billed from here, once. */
export function RequisitionList({ requisitions, mayInvoice }: RequisitionListProps) {
  return (
    <section className="admin-panel" aria-labelledby="admin-requisitions">
      <h2 id="admin-requisitions">{t('requisition.list')}</h2>
      <ul className="admin-stored">
        {requisitions.map(({ code, employee, pays, madeOn, state, invoice }) => (
          <li key={code}>
            <div className="admin-stored__head">
              <strong>{employee.name}</strong>
              <span>{t(`requisition.state.${state}`)}</span>
            </div>
            <p className="admin-waiting__facts">
              <span>{pays.map((item) => t(`requisition.item.${item}`)).join(', ')}</span>
              <span>{code}</span>
              <span>{t('requisition.made', { day: finnishDay(madeOn) })}</span>
              {invoice !== null && <span>{t('requisition.bill', { number: invoice })}</span>}
            </p>
            {invoice === null && mayInvoice && state === 'approved' && (
              <InvoiceRequisition code={code} pays={pays} name={employee.name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
