'use client'
import type { DefaultCellComponentProps } from 'payload'
import { customerPath } from '../admin-path.ts'

/** A list cell for a customer's number, with a link to the customer's page. */
export function CustomerCell({ cellData }: DefaultCellComponentProps) {
  return typeof cellData === 'string' && cellData ? <a href={customerPath(cellData)}>{cellData}</a> : <span>–</span>
}
