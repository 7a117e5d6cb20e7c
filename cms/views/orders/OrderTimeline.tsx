import type { TimelineEntry } from '#plugins/orders/repository.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'

/** An order's timeline, latest first. */
export function OrderTimeline({ timeline }: { timeline: TimelineEntry[] }) {
  return (
    <section className="desk-panel" aria-labelledby="desk-timeline">
      <h2 id="desk-timeline">{t('order.timeline')}</h2>
      <ol className="desk-timeline">
        {timeline.toReversed().map(({ at, what, who, note }, index) => (
          <li key={timeline.length - index}>
            <strong>{t(`happened.${what}`)}</strong>
            {note && <p className="desk-words">{what === 'corrected' ? namesOf(note) : note}</p>}
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
