'use client'
import type { DefaultCellComponentProps } from 'payload'
import { OrderState } from '#contracts/orders.ts'
import { StateMark } from '../orders/StateMark.tsx'

/** A list cell for an order's state. */
export function StateCell({ cellData, rowData }: DefaultCellComponentProps) {
  const state = OrderState.safeParse(cellData)
  return state.success ? <StateMark state={state.data} {...rowData} /> : null
}
