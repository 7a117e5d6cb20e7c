import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { agreementActions } from '#domain/business/agreement.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { agreementRows } from '#plugins/business/agreement-rows.ts'
import { findAgreement } from '#plugins/business/repository.ts'
import { requisitionsOfAgreement, requisitionView } from '#plugins/business/requisition-repository.ts'
import { CUSTOMER_STAFF, hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { agreementPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { StoryEvents } from '../story/StoryEvents.tsx'
import { t } from '../text.ts'
import { RequisitionList } from './RequisitionList.tsx'
import { AgreementActions } from './AgreementActions.tsx'

/** One agreement with a company: what was agreed, who signed, what happened, and what staff may do. */
export async function AgreementPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const number = Number(
    Object.values(view.params ?? {})
      .flat()
      .at(1),
  )
  onlyFor(CUSTOMER_STAFF, req, agreementPath(number))
  const agreement = Number.isSafeInteger(number) ? await findAgreement(req, number) : null
  if (!agreement) return notFound()
  const { status, terms, signer, signedOn, activeOn, endsOn, ending, agreed, events, version, isRegistered } = agreement
  const requisitions = (await requisitionsOfAgreement(req, number)).map(requisitionView)
  const facts = [t('business.fact', { number }), t(`business.status.${status}`)]
  return (
    <AdminPage
      view={view}
      title={t('business.one', { company: terms.company })}
      facts={<p className="admin-head__facts">{facts.join(' · ')}</p>}
      lead={isRegistered ? '' : t('business.not_registered')}
    >
      <AgreementActions number={String(number)} version={version} actions={agreementActions(agreement)} />
      <div className="admin-order">
        <div className="admin-order__main">
          {agreementRows(STAFF_LANGUAGE, terms).map(({ name, title, rows }) => (
            <section key={name} className="admin-panel" aria-labelledby={`admin-agreement-${name}`}>
              <h2 id={`admin-agreement-${name}`}>{title}</h2>
              <dl className="day-facts">
                {rows.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {requisitions.length > 0 && (
            <RequisitionList requisitions={requisitions} mayInvoice={hasRole(req, ORDER_STAFF)} />
          )}
        </div>
        <div className="admin-order__side">
          <section className="admin-panel" aria-labelledby="admin-agreement-signer">
            <h2 id="admin-agreement-signer">{t('business.signer')}</h2>
            <p>
              {t('business.signed_by', { name: signer.name, title: terms.signerTitle })}
              <br />
              <a href={`mailto:${signer.email}`}>{signer.email}</a>
            </p>
            <ul className="admin-facts">
              <li>{t('business.strong', { day: finnishDay(signedOn) })}</li>
              {agreed && <li>{t('business.terms_of', { day: finnishDay(agreed) })}</li>}
              {activeOn && <li>{t('business.active_on', { day: finnishDay(activeOn) })}</li>}
              {endsOn && ending !== 'refused' && <li>{t('business.notice_until', { day: finnishDay(endsOn) })}</li>}
            </ul>
          </section>
          <StoryEvents
            events={events.map(({ on, what, who, note }) => ({
              title: t(`business.event.${what}`),
              at: finnishDay(on),
              who,
              note,
            }))}
          />
        </div>
      </div>
    </AdminPage>
  )
}
