import { Link } from '@payloadcms/ui'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { AdminContract } from '#plugins/lifestyle/admin-lists.ts'
import { contractPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** Contracts with what stands next for each. */
export function ContractRows({ rows }: { rows: readonly AdminContract[] }) {
  return (
    <ul className="admin-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <Link href={contractPath(row.id)} prefetch={false}>
            <span>{row.name}</span>
            <span className="admin-rows__aside">
              {[String(row.id), row.customer, row.plan, nextOf(row)].filter(Boolean).join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function nextOf({ status, awaits, isHeld, nextAttemptOn, endsOn, billsOn }: AdminContract): string {
  if (isHeld) return t('lifestyle.is_held')
  if (nextAttemptOn) return t('lifestyle.next_attempt', { day: finnishDay(nextAttemptOn) })
  if (status === 3 && endsOn) return t('lifestyle.ended_on', { day: finnishDay(endsOn) })
  if (awaits) return t(`lifestyle.awaits_${awaits}`)
  if (endsOn) return t('lifestyle.ends_on', { day: finnishDay(endsOn) })
  return billsOn ? t('lifestyle.bills_on', { day: finnishDay(billsOn) }) : ''
}
