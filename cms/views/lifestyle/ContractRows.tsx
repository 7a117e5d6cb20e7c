import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { AdminContract } from '#plugins/lifestyle/admin-lists.ts'
import { LinkRow } from '../LinkRow.tsx'
import { contractPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** Contracts with what stands next for each. */
export function ContractRows({ rows }: { rows: readonly AdminContract[] }) {
  return (
    <ul className="admin-rows">
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          href={contractPath(row.id)}
          name={row.name}
          facts={[String(row.id), row.customer, row.plan, nextOf(row)].filter(Boolean)}
        />
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
