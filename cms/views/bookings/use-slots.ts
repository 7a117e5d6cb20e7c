'use client'
import { useEffect, useState } from 'react'
import { listAdminSlots } from '#contracts/booking-handling.ts'
import type { DaySlots, SlotTime } from '#contracts/bookings.ts'
import { ask } from '../send.ts'

/** For what free times are asked. */
export interface SlotWish {
  examType: string
  store: number
  examiner: number | undefined
  /** The booking to be moved. */
  booking?: string
}

/** The days that are shown beside each other. */
const DAYS = 7

export interface FreeWeek {
  days: DaySlots[]
  firstFree: SlotTime | null
}

/** The free times of a week from a day on. Where it has none, the week of the first free time is asked for instead. */
export function useSlots({ examType, store, examiner, booking }: SlotWish, from: string) {
  const [week, setWeek] = useState<FreeWeek>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const asked = new AbortController()
    setWeek(undefined)
    void ask(listAdminSlots, { examType, store, examiner, booking, from, days: DAYS }, asked.signal).then((answer) => {
      if (asked.signal.aborted) return
      setProblem(answer.isDone ? '' : answer.sentence)
      if (answer.isDone) setWeek(answer.value)
    })
    return () => asked.abort()
  }, [examType, store, examiner, booking, from])
  return { week, problem }
}
