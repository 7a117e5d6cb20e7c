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
    <section className="desk-panel" aria-labelledby="desk-timeline">
      <h2 id="desk-timeline">{t('story.events')}</h2>
      <ol className="desk-timeline">
        {events.toReversed().map(({ title, at, who, note }, index) => (
          <li key={events.length - index}>
            <strong>{title}</strong>
            {note && <p className="desk-words">{note}</p>}
            <small>{[at, who].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
