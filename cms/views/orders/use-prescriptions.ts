'use client'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { readOrderPrescriptions } from '#contracts/orders.ts'
import { send } from '../send.ts'
import { useDeed } from '../use-deed.ts'

export type OrderPrescription = z.infer<typeof readOrderPrescriptions.output>['prescriptions'][number]

/** Prescriptions of an order: fetched when asked for, and forgotten when hidden. */
export function usePrescriptions(number: string) {
  const { isWorking, refusal, doIt } = useDeed()
  const [prescriptions, setPrescriptions] = useState<OrderPrescription[]>()
  const show = () =>
    doIt(
      (key) => send(readOrderPrescriptions, { number }, key),
      (answer) => setPrescriptions(answer.prescriptions),
    )
  return { isWorking, refusal, prescriptions, show, hide: () => setPrescriptions(undefined) }
}
