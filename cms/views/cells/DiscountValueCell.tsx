'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '#domain/money/format-price.ts'

/** What a code takes off, in a list: `15 %` or `10,00 €`. */
export function DiscountValueCell({ cellData, rowData }: DefaultCellComponentProps) {
  const value = Number(cellData)
  return <span className="desk-figure">{rowData.kind === 'amount' ? formatPrice(value) : `${value} %`}</span>
}
