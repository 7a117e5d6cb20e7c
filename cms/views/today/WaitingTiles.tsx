import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { t } from '../text.ts'
import { queuesOf } from './waiting.ts'

/** The size of each queue that the caller looks after, linked to it. */
export async function WaitingTiles({ req }: { req: PayloadRequest }) {
  const queues = await queuesOf(req)
  if (queues.length === 0) return null
  return (
    <>
      <h2 className="admin-hidden">{t('today.waiting')}</h2>
      <ul className="admin-tiles">
        {queues.map(({ name, href, count, late = 0, isAlarming }) => (
          <li key={name} className={toneOf(count, late > 0 || (isAlarming === true && count > 0))}>
            <Link href={href} prefetch={false}>
              <span className="admin-tile__name">{t(`today.${name}`)}</span>
              <span className="admin-tile__count">{count}</span>
              <span className="admin-tile__hint">
                {t(count === 0 ? `today.${name}_hint_zero` : `today.${name}_hint`, { count })}
                {late > 0 && <strong>{`, ${t('today.late', { count: late })}`}</strong>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function toneOf(count: number, isAlarming: boolean): string {
  if (isAlarming) return 'admin-tile admin-tile--alarming'
  return count === 0 ? 'admin-tile admin-tile--calm' : 'admin-tile'
}
