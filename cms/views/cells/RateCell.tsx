'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatRate } from '#domain/money/euros.ts'

/** A list cell for a VAT rate in hundredths of a percent: `25,5 %`. */
export function RateCell({ cellData }: DefaultCellComponentProps) {
  const rate = typeof cellData === 'number' ? formatRate(cellData) : '–'
  return <span className="desk-figure">{rate}</span>
}
