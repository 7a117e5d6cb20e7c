'use client'
import type { DefaultCellComponentProps } from 'payload'
import { t } from '../text.ts'

const REASONS = ['order', 'shown', 'ordering', 'visit', 'given', 'printed'] as const

/** A list cell for why health data was opened: the shop's own reasons in words, the note of staff as written. */
export function ReadReasonCell({ cellData }: DefaultCellComponentProps) {
  const reason = REASONS.find((one) => one === cellData)
  return <span>{reason ? t(`prescription.read_reason.${reason}`) : String(cellData ?? '')}</span>
}
