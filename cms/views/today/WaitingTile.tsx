import { Link } from '@payloadcms/ui'
import { t } from '../text.ts'

interface WaitingTileProps {
  name: 'optician' | 'to_send' | 'mail' | 'refunds' | 'withdrawals' | 'claims' | 'forms' | 'sold_out'
  count: number
  href: string
  isAlarming?: boolean
  extra?: string
}

/** The size of one queue, linked to it. */
export function WaitingTile({ name, count, href, isAlarming, extra }: WaitingTileProps) {
  return (
    <li
      className={isAlarming ? 'desk-tile desk-tile--alarming' : count === 0 ? 'desk-tile desk-tile--calm' : 'desk-tile'}
    >
      <Link href={href} prefetch={false}>
        <span className="desk-tile__name">{t(`today.${name}`)}</span>
        <span className="desk-tile__count">{count}</span>
        <span className="desk-tile__hint">
          {t(count === 0 ? `today.${name}_hint_zero` : `today.${name}_hint`, { count })}
          {extra && <strong>{`, ${extra}`}</strong>}
        </span>
      </Link>
    </li>
  )
}
