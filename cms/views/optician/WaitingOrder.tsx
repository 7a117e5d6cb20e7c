import { Link } from '@payloadcms/ui'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import type { AdminOrder } from '#plugins/orders/repository.ts'
import { documentPath } from '../admin-path.ts'
import { summarizeLenses, summarizeLines } from '../orders/summarize-lines.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'
import { OpticianActions } from './OpticianActions.tsx'

interface WaitingOrderProps {
  order: AdminOrder
  isUnusual: boolean
  /** The buyer has sent a withdrawal that is not handled yet: the lenses should not be ground meanwhile. */
  isWithdrawn: boolean
  /** Where and when its fitting is, or that none is booked; left out where it waits for none. */
  fitting?: string | undefined
}

/** One order in the queue: customer, order time, note, and the link to its prescription. */
export function WaitingOrder({ order, isUnusual, isWithdrawn, fitting }: WaitingOrderProps) {
  const { id, number, customerName, placedAt, promisedOn, bought, timeline } = order
  const { awaitsAnswerUntil: until } = order
  const asked = timeline.findLast(({ what }) => what.startsWith('inquiry_'))
  const { email, phone } = bought.form.contact
  const noted = timeline.findLast(({ what }) => what === 'noted')
  const isLate = promisedOn < today()
  return (
    <li className="admin-panel admin-waiting">
      <div className="admin-panel__head">
        <h2>{customerName}</h2>
        {isUnusual && <span className="admin-mark">{t('prescription.unusual_mark')}</span>}
        <Link href={documentPath('orders', id)} prefetch={false} aria-label={`${t('optician.order')} ${number}`}>
          {number}
        </Link>
      </div>
      <p>
        {summarizeLines(bought.lines)}
        <br />
        {summarizeLenses(bought.lines)}
      </p>
      {isWithdrawn && (
        <p className="admin-late">
          {t('withdrawals.in_queue')}{' '}
          <Link href="/admin/peruutukset" prefetch={false}>
            {t('withdrawals.to_list')}
          </Link>
        </p>
      )}
      <p className="admin-waiting__facts">
        <span>{t('optician.waited', { moment: formatInstant(placedAt) })}</span>
        {fitting ? (
          <strong>{fitting}</strong>
        ) : (
          <span className={isLate ? 'admin-late' : undefined}>
            {t(isLate ? 'order.promised_late' : 'order.promised', { day: finnishDay(promisedOn) })}
          </span>
        )}
      </p>
      {noted && (
        <blockquote className="admin-words">
          <small>{t('optician.last_note', { moment: formatInstant(noted.at), who: noted.who })}</small>
          <br />
          {noted.note}
        </blockquote>
      )}
      {asked && (
        <p className={asked.what === 'inquiry_late' ? 'admin-late' : undefined}>
          {until
            ? t('optician.asked_at', { moment: formatInstant(asked.at), day: finnishDay(until) })
            : t(asked.what === 'inquiry_late' ? 'optician.late_at' : 'optician.answered_at', {
                moment: formatInstant(asked.at),
              })}
        </p>
      )}
      <p className="admin-waiting__facts">
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        <a href={`mailto:${email}?subject=${encodeURIComponent(t('order.title', { number }))}`}>{email}</a>
      </p>
      <OpticianActions number={number} customerName={customerName} />
    </li>
  )
}
