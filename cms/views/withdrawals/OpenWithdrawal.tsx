import { Link } from '@payloadcms/ui'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { moneyBackBy, nextStep } from '#domain/withdrawals/returns.ts'
import type { AdminWithdrawal } from '#plugins/withdrawals/admin-withdrawals.ts'
import { documentPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'
import { WithdrawalActions } from './WithdrawalActions.tsx'
import { WithdrawnGoods } from './WithdrawnGoods.tsx'

/** One open declaration: buyer, order, goods, timeliness, and the actions of staff. */
export function OpenWithdrawal({ withdrawal, mayHandle }: { withdrawal: AdminWithdrawal; mayHandle: boolean }) {
  const { ref, number, receivedAt, declared, order, isOfBuyer, timeliness, instructedAt, way, reason, code } =
    withdrawal
  const step = order && isOfBuyer ? nextStep(order.state, declared.extent) : null
  return (
    <li className="admin-panel admin-waiting admin-withdrawal">
      <div className="admin-panel__head">
        <h2>{declared.name}</h2>
        {order ? (
          <Link href={documentPath('orders', order.id)} prefetch={false} aria-label={t('order.title', { number })}>
            {number}
          </Link>
        ) : (
          <span>{number}</span>
        )}
      </div>
      <p className="admin-waiting__facts">
        <span>{t('withdrawals.received', { moment: formatInstant(receivedAt) })}</span>
        {timeliness && (
          <span className={timeliness === 'late' ? 'admin-late' : undefined}>
            {t(`withdrawals.timely.${timeliness}`)}
          </span>
        )}
        {!withdrawal.isExchange && (
          <span>{t('withdrawals.money_by', { day: finnishDay(moneyBackBy(helsinkiDay(receivedAt))) })}</span>
        )}
      </p>
      <WithdrawnGoods withdrawal={withdrawal} />
      {!order && <p className="admin-late">{t('withdrawals.unknown_order')}</p>}
      {order && !isOfBuyer && <p className="admin-late">{t('withdrawals.other_address')}</p>}
      {step && (
        <p>
          <strong>{t(`withdrawals.next.${step}`)}</strong>
        </p>
      )}
      {instructedAt && <p>{t('withdrawals.instructed', { moment: formatInstant(instructedAt) })}</p>}
      {way && (
        <p>
          {t(way === 'store' ? 'withdrawals.by_store' : code ? 'withdrawals.by_post' : 'withdrawals.by_post_soon', {
            code: code ?? '',
          })}
        </p>
      )}
      {withdrawal.isExchange && <p>{t('withdrawals.exchange')}</p>}
      {reason && <p>{t(`withdrawals.reason.${reason}`)}</p>}
      {mayHandle && (
        <WithdrawalActions
          withdrawalRef={ref}
          name={declared.name}
          canInstruct={step === 'back' && !instructedAt && !way}
          isReturn={withdrawal.customer !== null}
          isExchange={withdrawal.isExchange ?? false}
        />
      )}
    </li>
  )
}
