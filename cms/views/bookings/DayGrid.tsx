'use client'
import type { CSSProperties } from 'react'
import type { AdminBooking, StoreDay } from '#contracts/booking-handling.ts'
import type { DayItem } from '#domain/bookings/day-items.ts'
import { keepsTime } from '#domain/bookings/states.ts'
import { minutesOf, timeOf } from '#domain/stores/time-of-day.ts'
import { t } from '../text.ts'
import { BookingButton } from './BookingButton.tsx'
import { columnsOf, shownHours, type PlacedBooking, type PlannedColumn, type Side } from './day-plan.ts'
import { type FreeTime, roomName } from './choices.ts'
import { clock } from './times.ts'

/** Shorter than this, in minutes, a free stretch is no button: no exam fits in it, and no finger hits it. */
const LEAST_BUTTON = 15

interface DayGridProps {
  day: StoreDay
  side: Side
  now: { day: string; time: string }
  onChoose: (booking: AdminBooking) => void
  onPick: (from: FreeTime) => void
}

/** A day of a store: a column for each optometrist or room, time down. On a phone a list for each. */
export function DayGrid({ day, side, now, onChoose, onPick }: DayGridProps) {
  const columns = columnsOf(day, side)
  const hours = shownHours([day])
  if (columns.length === 0) return <p className="admin-empty day-empty">{t(`bookings.day.none_${side}`)}</p>
  // What is over is free no longer.
  const free = day.day < now.day ? 24 * 60 : day.day === now.day ? minutesOf(now.time) : 0
  const isNowShown = day.day === now.day && hours.from <= free && free <= hours.to
  const times = Array.from({ length: (hours.to - hours.from) / 60 + 1 }, (_, hour) => hours.from + hour * 60)
  return (
    <div className="day-scroll" role="region" aria-label={t('bookings.day.label')} tabIndex={0}>
      <div
        className="day-grid"
        style={{ '--day-from': hours.from, '--day-minutes': hours.to - hours.from } as CSSProperties}
      >
        <div className="day-hours" aria-hidden="true">
          {times.map((minutes) => (
            <span key={minutes} style={at(minutes)}>
              {clock(timeOf(minutes))}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <section key={column.key} className="day-column" aria-labelledby={column.key}>
            <header>
              <h2 id={column.key}>{side === 'room' ? sentence(roomName(column.title)) : column.title}</h2>
              <small>
                {t('bookings.day.count', { count: column.bookings.filter(({ state }) => keepsTime(state)).length })}
              </small>
            </header>
            <ol className="day-column__items">
              {column.items.map((item) => (
                <Item
                  key={keyOf(item)}
                  item={item}
                  column={column}
                  free={free}
                  onChoose={onChoose}
                  day={day.day}
                  onPick={onPick}
                />
              ))}
              {isNowShown && <li className="day-now" style={at(free)} aria-hidden="true" />}
            </ol>
            <Canceled column={column} onChoose={onChoose} />
          </section>
        ))}
      </div>
    </div>
  )
}

interface ItemProps {
  item: DayItem<PlacedBooking>
  column: PlannedColumn
  day: string
  /** Minute of the day from which a time can be given. */
  free: number
  onChoose: (booking: AdminBooking) => void
  onPick: (from: FreeTime) => void
}

function Item({ item, column, day, free, onChoose, onPick }: ItemProps) {
  const { kind, to } = item
  if (kind === 'booking') {
    return (
      <li className="day-item" style={at(item.from, to)}>
        <BookingButton booking={item.booking} isInRoom={column.examiner === undefined} onChoose={onChoose} />
      </li>
    )
  }
  const from = kind === 'free' ? Math.max(item.from, Math.ceil(free / 5) * 5) : item.from
  if (to - from < (kind === 'free' ? LEAST_BUTTON : 1)) return null
  const hours = `${clock(timeOf(from))}–${clock(timeOf(to))}`
  return (
    <li className={`day-item day-item--${kind}`} style={at(from, to)}>
      {kind === 'free' ? (
        <button
          type="button"
          className="day-free"
          onClick={() => onPick({ day, time: timeOf(from), examiner: column.examiner })}
        >
          {t('bookings.day.free', { hours })}
          <span className="admin-hidden">{t('bookings.day.book_free', { name: column.title })}</span>
        </button>
      ) : (
        <span className={`day-${kind}`}>{t(`bookings.day.${kind}`, { hours })}</span>
      )}
    </li>
  )
}

function Canceled({ column, onChoose }: Pick<ItemProps, 'column' | 'onChoose'>) {
  const canceled = column.bookings.filter(({ state }) => !keepsTime(state))
  if (canceled.length === 0) return null
  return (
    <details className="day-canceled">
      <summary>{t('bookings.day.canceled', { count: canceled.length })}</summary>
      {canceled.map((booking) => (
        <BookingButton key={booking.number} booking={booking} onChoose={onChoose} />
      ))}
    </details>
  )
}

const keyOf = (item: DayItem<PlacedBooking>) =>
  item.kind === 'booking' ? item.booking.number : `${item.kind} ${item.from} ${item.to}`

const at = (from: number, to = from) => ({ '--from': from, '--length': to - from }) as CSSProperties

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
