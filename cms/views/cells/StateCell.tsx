'use client'
import type { DefaultCellComponentProps } from 'payload'
import { OrderState } from '#contracts/orders.ts'
import { StateMark } from '../orders/StateMark.tsx'

/** An order's state in a list. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  const state = OrderState.safeParse(cellData)
  return state.success ? <StateMark state={state.data} /> : null
}
