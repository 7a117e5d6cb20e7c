'use client'
import type { DefaultCellComponentProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'

/** An ISO day in a list, as written in Finland. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  return <span className="desk-figure">{typeof cellData === 'string' && cellData ? finnishDay(cellData) : '–'}</span>
}
