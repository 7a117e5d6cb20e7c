'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatInstant } from '../format-time.ts'

/** A list cell for an instant, in Helsinki time. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span className="desk-figure">{typeof cellData === 'string' && cellData ? formatInstant(cellData) : '–'}</span>
}
