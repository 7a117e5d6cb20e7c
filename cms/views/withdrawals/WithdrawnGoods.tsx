import type { AdminWithdrawal } from '#plugins/withdrawals/admin-withdrawals.ts'
import { t } from '../text.ts'

/** The declared goods, the buyer's e-mail, and goods exempt from withdrawal. */
export function WithdrawnGoods({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { withoutRight, onlySealed, declared } = withdrawal
  const { extent, goods, words, email } = declared
  return (
    <>
      {extent === 'all' && <p>{t('withdrawals.all')}</p>}
      {goods.length > 0 && (
        <ul>
          {goods.map(({ ref, quantity, name }) => (
            <li key={ref}>{t('withdrawals.row', { quantity, name })}</li>
          ))}
        </ul>
      )}
      {words && (
        <blockquote className="admin-words">
          <small>{t('withdrawals.words')}</small>
          <br />
          {words}
        </blockquote>
      )}
      {withoutRight.length > 0 && <p>{t('withdrawals.without_right', { names: withoutRight.join(', ') })}</p>}
      {onlySealed.length > 0 && <p>{t('withdrawals.only_sealed', { names: onlySealed.join(', ') })}</p>}
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}
