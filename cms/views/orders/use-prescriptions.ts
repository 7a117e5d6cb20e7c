'use client'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { readOrderPrescriptions } from '#contracts/order-handling.ts'
import { send } from '../send.ts'
import { useAction } from '../use-action.ts'

export type OrderPrescription = z.infer<typeof readOrderPrescriptions.output>['prescriptions'][number]

/** Prescriptions of an order, and what was asked about them: fetched on request, and dropped from memory when hidden. */
export function usePrescriptions(number: string) {
  const { isWorking, refusal, run } = useAction()
  const [opened, setOpened] = useState<z.infer<typeof readOrderPrescriptions.output>>()
  const show = () => run((key) => send(readOrderPrescriptions, { number }, key), setOpened)
  const { prescriptions, inquiries = [] } = opened ?? {}
  return { isWorking, refusal, prescriptions, inquiries, show, hide: () => setOpened(undefined) }
}
