import { documentPath } from '../desk-path.ts'
import type { Story } from '#plugins/subscriptions/desk-story.ts'
import type { SubscriptionEvent } from '#plugins/subscriptions/repository.ts'
import { formatInstant } from '../format-time.ts'
import { t } from '../text.ts'

interface StoryEventsProps {
  events: readonly SubscriptionEvent[]
  letters: Story['letters']
}

/** What happened, the latest first, and the letters that told of it. */
export function StoryEvents({ events, letters }: StoryEventsProps) {
  return (
    <>
      <section className="desk-panel" aria-labelledby="desk-timeline">
        <h2 id="desk-timeline">{t('subscriptions.events')}</h2>
        <ol className="desk-timeline">
          {events.toReversed().map(({ at, what, period, who, note }, index) => (
            <li key={events.length - index}>
              <strong>
                {t(`subscriptions.event.${what}`)}
                {period !== undefined && ` (${period})`}
              </strong>
              {note && <p className="desk-words">{note}</p>}
              <small>{[formatInstant(at), who].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ol>
      </section>
      <section className="desk-panel" aria-labelledby="desk-letters">
        <h2 id="desk-letters">{t('subscriptions.letters')}</h2>
        {letters.length === 0 && <p>{t('subscriptions.no_letters')}</p>}
        <ul className="desk-facts">
          {letters.map(({ id, subject, state, createdAt }) => (
            <li key={id}>
              <a href={documentPath('outbox', id)}>{subject}</a>
              <small>{`${formatInstant(createdAt)} · ${t(`customers.message_state.${state}`)}`}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
