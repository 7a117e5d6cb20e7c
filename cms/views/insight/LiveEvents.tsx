'use client'
import { useEffect, useState } from 'react'
import { watchEvents, type WatchedEvent } from '#contracts/insight.ts'
import { TableHead } from '../TableHead.tsx'
import { ask } from '../send.ts'
import { formatTimeOfDay } from '../format.ts'
import { t } from '../text.ts'

const EVERY_MS = 2000

/** What shoppers do just now. Read anew every two seconds while the page is looked at and not stopped. */
export function LiveEvents({ tenant, market }: { tenant: string; market: string }) {
  const [isOn, setOn] = useState(true)
  const [events, setEvents] = useState<WatchedEvent[]>()
  const [problem, setProblem] = useState('')

  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const read = async () => {
      if (!document.hidden) {
        const answer = await ask(watchEvents, { tenant, market }, leaving.signal)
        if (leaving.signal.aborted) return
        setProblem(answer.isDone ? '' : t('insight.live_away'))
        if (answer.isDone) setEvents(answer.value.events)
      }
      timer = setTimeout(() => void read(), EVERY_MS)
    }
    void read()
    return () => (leaving.abort(), clearTimeout(timer))
  }, [isOn, tenant, market])

  return (
    <section className="admin-panel" aria-labelledby="insight-live">
      <div className="admin-panel__head">
        <h2 id="insight-live">{t('insight.live')}</h2>
        <button type="button" className="admin-button insight-stop" onClick={() => setOn(!isOn)}>
          {t(isOn ? 'insight.live_stop' : 'insight.live_go')}
        </button>
      </div>
      <p>{t('insight.live_lead')}</p>
      <p role="status">{problem || (events?.length === 0 && t('insight.live_none'))}</p>
      {events && events.length > 0 && (
        <div className="insight-live" tabIndex={0} role="region" aria-label={t('insight.live_rows')}>
          <table className="insight-table">
            <TableHead
              columns={['when', 'what', 'items', 'where', 'who'].map((column) => t(`insight.live_${column}`))}
            />
            <tbody>
              {events.map((event) => (
                <EventRow key={`${event.id} ${event.at}`} event={event} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function EventRow({ event: { at, type, items, card, person } }: { event: WatchedEvent }) {
  const where = card && t('insight.live_card', { kind: t(`insight.kinds.${card.kind}`), position: card.position })
  return (
    <tr>
      <td>{`${formatTimeOfDay(at)}.${at.slice(17, 19)}`}</td>
      <th scope="row">{t(`insight.events.${type}`)}</th>
      <td>{items.join(', ') || '–'}</td>
      <td>{where ?? '–'}</td>
      <td>{person === null ? '–' : `${person}…`}</td>
    </tr>
  )
}
