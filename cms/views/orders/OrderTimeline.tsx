import type { TimelineEntry } from '#plugins/orders/repository.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'

/** An order's timeline, latest first. */
export function OrderTimeline({ timeline }: { timeline: TimelineEntry[] }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-timeline">
      <h2 id="admin-timeline">{t('order.timeline')}</h2>
      <ol className="admin-timeline">
        {timeline.toReversed().map(({ at, what, who, note }, index) => (
          <li key={timeline.length - index}>
            <strong>{t(`happened.${what}`)}</strong>
            {note && <p className="admin-words">{what === 'corrected' ? namesOf(note) : note}</p>}
            <small>{`${formatInstant(at)} · ${who || t('order.shop')}`}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Which parts of how the buyer is reached were corrected. */
function namesOf(parts: string): string {
  return parts
    .split(' ')
    .map((part) => t(`corrected.${part}`))
    .join(', ')
}
