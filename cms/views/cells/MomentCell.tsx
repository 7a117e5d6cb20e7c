'use client'
import type { DefaultCellComponentProps } from 'payload'
import { moment } from '../when.ts'

/** An instant in a list, in Helsinki time. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span className="desk-figure">{typeof cellData === 'string' && cellData ? moment(cellData) : '–'}</span>
}
