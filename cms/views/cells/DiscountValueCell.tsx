'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'

/** A list cell for a code's discount: `15 %` or `10,00 €`. */
export function DiscountValueCell({ cellData, rowData }: DefaultCellComponentProps) {
  const value = Number(cellData)
  return <span className="desk-figure">{rowData.kind === 'amount' ? formatPrice(value) : `${value} %`}</span>
}
