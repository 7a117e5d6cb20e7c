'use client'
import type { DefaultCellComponentProps } from 'payload'
import { t } from '../text.ts'

/** A list cell for the remaining uses of a code. */
export function UsesLeftCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <span className="desk-figure">{rowData.isLimited ? Number(cellData) : t('discount.unlimited')}</span>
}
