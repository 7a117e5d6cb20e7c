import { t } from '../text.ts'

/** What happened, when, and why and by whom where staff did it. */
export interface StoryEvent {
  title: string
  at: string
  who?: string | undefined
  note?: string | undefined
}

/** What happened, the latest first. */
export function StoryEvents({ events }: { events: readonly StoryEvent[] }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-timeline">
      <h2 id="admin-timeline">{t('story.events')}</h2>
      <ol className="admin-timeline">
        {events.toReversed().map(({ title, at, who, note }, index) => (
          <li key={events.length - index}>
            <strong>{title}</strong>
            {note && <p className="admin-words">{note}</p>}
            <small>{[at, who].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
