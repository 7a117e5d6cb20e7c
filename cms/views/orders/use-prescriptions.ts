'use client'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { send } from '../send.ts'
import { useAction } from '../use-action.ts'

export type OrderPrescription = z.infer<typeof readOrderPrescriptions.output>['prescriptions'][number]

/** Prescriptions of an order: fetched on request, and dropped from memory when hidden. */
export function usePrescriptions(number: string) {
  const { isWorking, refusal, run } = useAction()
  const [prescriptions, setPrescriptions] = useState<OrderPrescription[]>()
  const show = () =>
    run(
      (key) => send(readOrderPrescriptions, { number }, key),
      (answer) => setPrescriptions(answer.prescriptions),
    )
  return { isWorking, refusal, prescriptions, show, hide: () => setPrescriptions(undefined) }
}
