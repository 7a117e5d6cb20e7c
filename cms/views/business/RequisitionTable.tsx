import type { Requisition } from '#contracts/requisitions.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { t } from '../text.ts'
import { InvoiceRequisition } from './InvoiceRequisition.tsx'

interface RequisitionTableProps {
  requisitions: readonly Requisition[]
  mayInvoice: boolean
}

/** What a company has let its people have, and what became of it. What was approved is billed from here, once. */
export function RequisitionTable({ requisitions, mayInvoice }: RequisitionTableProps) {
  return (
    <section className="desk-panel" aria-labelledby="desk-requisitions">
      <h2 id="desk-requisitions">{t('requisition.list')}</h2>
      <div className="desk-wide">
        <table className="desk-table">
          <thead>
            <tr>
              {(['employee', 'pays', 'made_on', 'stands', 'bill'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`requisition.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requisitions.map(({ code, employee, pays, madeOn, state, invoice }) => (
              <tr key={code}>
                <th scope="row">
                  {employee.name}
                  <br />
                  <small>{code}</small>
                </th>
                <td>{pays.map((item) => t(`requisition.item.${item}`)).join(', ')}</td>
                <td>{finnishDay(madeOn)}</td>
                <td>{t(`requisition.state.${state}`)}</td>
                <td>
                  {invoice ??
                    (mayInvoice && state === 'approved' && (
                      <InvoiceRequisition {...{ code, pays }} name={employee.name} />
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
