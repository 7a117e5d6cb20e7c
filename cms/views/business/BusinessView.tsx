import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { agreedDays, askedDays } from '#plugins/business/day-repository.ts'
import { agreementsWithStatus, type Agreement } from '#plugins/business/repository.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { today } from '#plugins/kit/clock.ts'
import { TableHead } from '../TableHead.tsx'
import { agreementPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { EyeHealthDayItem } from './EyeHealthDayItem.tsx'

/** How many of those that have ended are shown. */
const ENDED_SHOWN = 20

/** Companies in the admin: what was signed and waits, wishes of eye-health days, and what is in force. */
export async function BusinessView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(CUSTOMER_STAFF, req, '/admin/yritykset')
  const [signed, active, ended, asked, agreed] = await Promise.all([
    agreementsWithStatus(req, contractStatuses.created),
    agreementsWithStatus(req, contractStatuses.active),
    agreementsWithStatus(req, contractStatuses.terminated, ENDED_SHOWN),
    askedDays(req),
    agreedDays(req, today()),
  ])
  return (
    <AdminPage view={view} title={t('business.title')} lead={t('business.lead')}>
      <section className="admin-part">
        <h2>{t('business.signed')}</h2>
        <p>{t(signed.length > 0 ? 'business.signed_lead' : 'business.none_signed')}</p>
        <AgreementTable agreements={signed} />
      </section>
      <section className="admin-part">
        <h2>{t('business.asked_days')}</h2>
        {asked.length === 0 && <p>{t('business.none_asked')}</p>}
        <ol className="admin-queue">
          {asked.map((day) => (
            <EyeHealthDayItem key={day.ref} day={day} />
          ))}
        </ol>
      </section>
      <section className="admin-part">
        <h2>{t('business.agreed_days')}</h2>
        {agreed.length === 0 && <p>{t('business.none_agreed')}</p>}
        <ol className="admin-queue">
          {agreed.map((day) => (
            <EyeHealthDayItem key={day.ref} day={day} />
          ))}
        </ol>
      </section>
      <section className="admin-part">
        <h2>{t('business.active')}</h2>
        {active.length === 0 && <p>{t('business.none_active')}</p>}
        <AgreementTable agreements={active} />
      </section>
      {ended.length > 0 && (
        <section className="admin-part">
          <h2>{t('business.ended')}</h2>
          <AgreementTable agreements={ended} />
        </section>
      )}
    </AdminPage>
  )
}

function AgreementTable({ agreements }: { agreements: readonly Agreement[] }) {
  if (agreements.length === 0) return null
  return (
    <div className="admin-wide">
      <table className="admin-table">
        <TableHead words="business" columns={['company', 'number', 'signer', 'signed_on', 'ends_on']} />
        <tbody>
          {agreements.map(({ number, terms, signer, signedOn, endsOn }) => (
            <tr key={number}>
              <th scope="row">
                <Link href={agreementPath(number)} prefetch={false}>
                  {terms.company}
                </Link>
              </th>
              <td>{number}</td>
              <td>{signer.name}</td>
              <td>{finnishDay(signedOn)}</td>
              <td>{endsOn ? finnishDay(endsOn) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
