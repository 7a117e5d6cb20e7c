'use client'
import type { DefaultCellComponentProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'

/** A list cell for an ISO day, in Finnish form. */
export function DayCell({ cellData, field }: DefaultCellComponentProps) {
  const name = 'label' in field && typeof field.label === 'string' ? field.label : ''
  return (
    <span className="desk-figure">
      <span className="desk-cell__name">{`${name} `}</span>
      {typeof cellData === 'string' && cellData ? finnishDay(cellData) : '–'}
    </span>
  )
}
