'use client'
import type { DefaultCellComponentProps } from 'payload'

/** A list cell for a VAT rate in hundredths of a percent: `25,5 %`. */
export function RateCell({ cellData }: DefaultCellComponentProps) {
  const rate = typeof cellData === 'number' ? `${String(cellData / 100).replace('.', ',')}\u00a0%` : '–'
  return <span className="desk-figure">{rate}</span>
}
