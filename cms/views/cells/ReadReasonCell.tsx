'use client'
import type { DefaultCellComponentProps } from 'payload'
import { t } from '../text.ts'

const REASONS = ['order', 'shown', 'ordering', 'visit', 'given', 'printed', 'corrected', 'exported'] as const

/** A list cell for why health data was opened: the shop's own reasons in words, the note of staff as written. */
export function ReadReasonCell({ cellData }: DefaultCellComponentProps) {
  return <span>{readReason(cellData)}</span>
}

export function readReason(stored: unknown): string {
  const reason = REASONS.find((one) => one === stored)
  return reason ? t(`prescription.read_reason.${reason}`) : String(stored ?? '')
}
