import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { AdminRow } from '#plugins/subscriptions/admin/admin-lists.ts'
import { LinkRow } from '../LinkRow.tsx'
import { subscriptionPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** Subscriptions with what stands next for each. */
export function SubscriptionRows({ rows }: { rows: readonly AdminRow[] }) {
  return (
    <ul className="admin-rows">
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          href={subscriptionPath(row.id)}
          name={row.name}
          facts={[String(row.id), row.customer, nextOf(row)]}
        />
      ))}
    </ul>
  )
}

function nextOf({ status, stage, processOn, nextAttemptOn, pausedOn, endedOn }: AdminRow): string {
  if (endedOn) return t('subscriptions.ended_on', { day: finnishDay(endedOn) })
  if (status === 520 && pausedOn) return t('subscriptions.paused_on', { day: finnishDay(pausedOn) })
  if (nextAttemptOn) return t('subscriptions.next_attempt', { day: finnishDay(nextAttemptOn) })
  if (processOn) return t('subscriptions.process_on', { day: finnishDay(processOn) })
  return t(`subscriptions.stage.${stage}`)
}
