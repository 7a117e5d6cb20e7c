'use client'
import type { OpenedVisit } from '#contracts/booking-handling.ts'
import type { StoredSummary } from '#contracts/kept-prescriptions.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { RequisitionAnswer } from '../business/RequisitionAnswer.tsx'
import { customerPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** What the customer wrote, and what was written after the visit. */
export function OpenedFacts({ opened: { form, account, written } }: { opened: OpenedVisit }) {
  const { birthDate, email, ssn, guardian, company, note } = form
  const facts: [string, string | undefined][] = [
    ['birth_date', birthDate && finnishDay(birthDate)],
    ['ssn', ssn],
    ['email', email],
    ['guardian', guardian && `${guardian.name}, ${guardian.phone}`],
    ['company', company && [company.company, company.organisationNumber, company.reference].filter(Boolean).join(', ')],
    ['requisition', company && t(`bookings.requisition.${company.requisition}`)],
    ['distances', company?.workingDistances.map((distance) => `${distance} cm`).join(', ')],
    ['written', written.map(nameOfWritten).join(', ')],
  ]
  return (
    <div role="status">
      <dl className="day-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`bookings.fact.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('bookings.fact.account')}</dt>
          <dd>
            {account ? (
              <a href={customerPath(account.number)}>{`${account.name} (${account.number})`}</a>
            ) : (
              t('bookings.visit.no_account')
            )}
          </dd>
        </div>
      </dl>
      {company?.reference && <RequisitionAnswer code={company.reference} />}
      {note && <blockquote className="admin-words day-note">{note}</blockquote>}
    </div>
  )
}

/** What a prescription of a visit is for: the lenses by their name, or glasses. */
export function nameOfWritten({ kind, name }: StoredSummary): string {
  return name || t(`bookings.write.${kind}`)
}
