import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { latestCards, liability } from '#plugins/giftcards/admin-cards.ts'
import { AdminPage } from '../AdminPage.tsx'
import { giftCardPath, listPath } from '../admin-path.ts'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { IssueCard } from './IssueCard.tsx'
import { LiabilityTable } from './LiabilityTable.tsx'

/** Gift cards: a new one, the chain's liability on all, and those issued last. */
export async function GiftCardsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  orderStaffOnly(req, '/admin/lahjakortit')
  const [liabilities, cards] = await Promise.all([liability(req), latestCards(req)])
  return (
    <AdminPage view={view} title={t('giftcards.title')} lead={t('giftcards.lead')}>
      <IssueCard />
      <section className="admin-part">
        <h2>{t('giftcards.liability')}</h2>
        <LiabilityTable {...liabilities} />
      </section>
      <section className="admin-part">
        <h2>{t('giftcards.latest')}</h2>
        <ul className="admin-rows">
          {cards.map(({ id, lastDigits, balance, expiresOn }) => (
            <li key={id}>
              <Link href={giftCardPath(id)} prefetch={false}>
                <strong>{t('giftcards.card', { lastDigits })}</strong> <span>{formatPrice(balance)}</span>
                <span>{t('giftcards.until', { day: finnishDay(expiresOn) })}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link href={listPath('gift-cards')} prefetch={false}>
            {t('giftcards.find')}
          </Link>
        </p>
      </section>
    </AdminPage>
  )
}
