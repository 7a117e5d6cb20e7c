import type { Withdrawal } from '#plugins/withdrawals/repository.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'

/** The declarations handled last, with their notes. */
export function HandledWithdrawals({ withdrawals }: { withdrawals: Withdrawal[] }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-handled-withdrawals">
      <h2 id="admin-handled-withdrawals">{t('withdrawals.handled')}</h2>
      <ol className="admin-timeline">
        {withdrawals.map(({ ref, number, note, handledAt, handledBy, declared }) => (
          <li key={ref}>
            <strong>{`${t('withdrawals.number', { number })} · ${declared.name}`}</strong>
            <p className="admin-words">{note}</p>
            <small>
              {t('withdrawals.handled_by', { moment: formatInstant(handledAt ?? ''), who: handledBy ?? '' })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
