'use client'
import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'

/** A list cell for cents, shown in euros. */
export function EurosCell({ cellData }: DefaultCellComponentProps) {
  return <span className="desk-figure">{typeof cellData === 'number' ? formatPrice(cellData) : '–'}</span>
}
