import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { figureKinds, type FriendsMonth } from '#domain/friends/figures.ts'
import { figuresOfFriends, MEMBERS_ON_PAGE, membersPage, type AdminMember } from '#plugins/insurance/admin-friends.ts'
import { openClaims } from '#plugins/insurance/repository.ts'
import { TableHead } from '../TableHead.tsx'
import { customerPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { OpenClaim } from './OpenClaim.tsx'

/** Friends in the admin: claims that wait, figures by month, and the members. */
export async function FriendsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  orderStaffOnly(req, '/admin/friends')
  const asked = Number(view.searchParams?.['page'])
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const [claims, months, { rows, total }] = await Promise.all([
    openClaims(req),
    figuresOfFriends(req),
    membersPage(req, page),
  ])
  return (
    <AdminPage view={view} title={t('friends.title')} lead={t('friends.lead')}>
      <section className="admin-part">
        <h2>{t('friends.claims')}</h2>
        {claims.length === 0 && <p>{t('friends.no_claims')}</p>}
        <ol className="admin-queue">
          {claims.map((claim) => (
            <OpenClaim key={claim.ref} claim={claim} />
          ))}
        </ol>
      </section>
      <section className="admin-part">
        <h2>{t('friends.months')}</h2>
        <MonthTable months={months} />
      </section>
      <section className="admin-part">
        <h2>{t('friends.members')}</h2>
        <p>{t('friends.members_count', { count: total })}</p>
        {rows.length > 0 && <MemberTable members={rows} />}
        <Pages page={page} last={Math.max(1, Math.ceil(total / MEMBERS_ON_PAGE))} />
      </section>
    </AdminPage>
  )
}

function MonthTable({ months }: { months: readonly FriendsMonth[] }) {
  if (months.length === 0) return <p>{t('friends.no_months')}</p>
  const figures = figureKinds.map((kind) => t(`friends.kind.${kind}`))
  return (
    <div className="admin-wide">
      <table className="admin-table">
        <TableHead columns={[t('friends.month'), ...figures]} figures={figures} />
        <tbody>
          {months.map(({ month, counts }) => (
            <tr key={month}>
              <th scope="row">{month.split('-').toReversed().map(Number).join('/')}</th>
              {figureKinds.map((kind) => (
                <td key={kind} className="admin-figure">
                  {counts[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MemberTable({ members }: { members: readonly AdminMember[] }) {
  const figures = ['half_frame', 'exchange', 'insurance'].map((kind) => t(`friends.kind.${kind}`))
  return (
    <div className="admin-wide">
      <table className="admin-table">
        <TableHead
          columns={[...['email', 'joined_on', 'at'].map((name) => t(`friends.${name}`)), ...figures]}
          figures={figures}
        />
        <tbody>
          {members.map(({ ref, email, customer, joinedOn, place, halfFrames, exchanges, claims }) => (
            <tr key={ref}>
              <th scope="row">
                {customer ? (
                  <Link href={customerPath(customer)} prefetch={false}>
                    {email}
                  </Link>
                ) : (
                  email
                )}
              </th>
              <td>{finnishDay(joinedOn)}</td>
              <td>{t(`friends.place.${place}`)}</td>
              <td className="admin-figure">{halfFrames}</td>
              <td className="admin-figure">{exchanges}</td>
              <td className="admin-figure">{claims}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pages({ page, last }: { page: number; last: number }) {
  if (last === 1) return null
  return (
    <nav className="admin-pages" aria-label={t('friends.members')}>
      {page > 1 && (
        <Link href={`/admin/friends?page=${page - 1}`} prefetch={false}>
          {t('friends.newer')}
        </Link>
      )}
      <span>{t('friends.page', { page, last })}</span>
      {page < last && (
        <Link href={`/admin/friends?page=${page + 1}`} prefetch={false}>
          {t('friends.older')}
        </Link>
      )}
    </nav>
  )
}
