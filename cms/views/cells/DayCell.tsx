'use client'
import type { DefaultCellComponentProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'

/** An ISO day in a list, as written in Finland. */
export function DayCell({ cellData, field }: DefaultCellComponentProps) {
  const name = 'label' in field && typeof field.label === 'string' ? field.label : ''
  return (
    <span className="desk-figure">
      <span className="desk-cell__name">{`${name} `}</span>
      {typeof cellData === 'string' && cellData ? finnishDay(cellData) : '–'}
    </span>
  )
}
