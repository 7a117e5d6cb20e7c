'use client'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { foreseeClock, moveShopClock } from '#contracts/clock.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { Button } from '../Button.tsx'
import { DialogField } from '../DialogField.tsx'
import { formatInstant } from '../format.ts'
import { ask, send } from '../send.ts'
import { t } from '../text.ts'
import { ClockRows } from './ClockRows.tsx'

type Ahead = z.infer<typeof foreseeClock.output>
type Moved = z.infer<typeof moveShopClock.output>

/** What was done on the whole way, which takes several calls. */
type Trip = Pick<Moved, 'now' | 'rows' | 'left' | 'letters' | 'isThere'>

/** Moves the clock: first what will happen on the way, then the way itself, then what has happened. */
export function MoveClock({ startsAt }: { startsAt: string }) {
  const router = useRouter()
  const [days, setDays] = useState('7')
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const [trip, setTrip] = useState<Trip | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState('')

  async function foresee(count?: string): Promise<void> {
    setProblem('')
    setTrip(null)
    const answer = await ask(foreseeClock, { days: count })
    if (answer.isDone) return setAhead(answer.value)
    setProblem(answer.code === 'request.malformed' ? t('clock.days_malformed') : answer.sentence)
  }

  async function move(to: string): Promise<void> {
    setWorking(true)
    setProblem('')
    let done: Trip | null = null
    while (!done?.isThere) {
      const answer = await send(moveShopClock, { to }, randomUuid())
      if (!answer.isDone) {
        setProblem(answer.sentence)
        break
      }
      done = joined(done, answer.value)
      setTrip(done)
    }
    setWorking(false)
    setAhead(null)
    router.refresh()
  }

  return (
    <>
      <p>
        {t('clock.now')} <strong>{trip ? formatInstant(trip.now) : startsAt}</strong>
      </p>
      <div className="admin-clock-days">
        <DialogField label={t('clock.days')} value={days} onChange={setDays} inputMode="numeric" problem={problem} />
      </div>
      <p className="admin-dialog__doors">
        <Button disabled={isWorking} onClick={() => void foresee(days)}>
          {t('clock.look_days')}
        </Button>
        <Button disabled={isWorking} onClick={() => void foresee()}>
          {t('clock.look_next')}
        </Button>
      </p>
      {ahead && (
        <section className="admin-part">
          <h2>{ahead.to ? t('clock.until', { moment: formatInstant(ahead.to) }) : t('clock.nothing_ever')}</h2>
          <ClockRows rows={ahead.rows} none={t('clock.nothing')} />
          {ahead.isMore && <p>{t('clock.more')}</p>}
          {ahead.to && (
            <p>
              <Button kind="primary" disabled={isWorking} onClick={() => void move(ahead.to ?? '')}>
                {isWorking ? t('clock.moving') : t('clock.move', { moment: formatInstant(ahead.to) })}
              </Button>
            </p>
          )}
        </section>
      )}
      <section className="admin-part" aria-live="polite">
        {trip && (
          <>
            <h2>{t(isWorking ? 'clock.on_the_way' : 'clock.happened')}</h2>
            <ClockRows rows={trip.rows} none={t('clock.nothing_happened')} />
            <p>{t('clock.letters', { number: trip.letters })}</p>
            {trip.left.length > 0 && (
              <>
                <h3 className="admin-late">{t('clock.left')}</h3>
                <ClockRows rows={trip.left} none="" />
              </>
            )}
          </>
        )}
      </section>
    </>
  )
}

function joined(before: Trip | null, next: Moved): Trip {
  return {
    now: next.now,
    isThere: next.isThere,
    rows: [...(before?.rows ?? []), ...next.rows],
    left: [...(before?.left ?? []), ...next.left],
    letters: (before?.letters ?? 0) + next.letters,
  }
}
