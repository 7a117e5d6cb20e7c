'use client'
import type { DefaultCellComponentProps } from 'payload'
import { t } from '../text.ts'

/** How often a code may still be used, in a list. */
export function UsesLeftCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <span className="desk-figure">{rowData.isLimited ? Number(cellData) : t('discount.unlimited')}</span>
}
