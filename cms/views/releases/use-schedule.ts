'use client'
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { readSchedule } from '#contracts/releases.ts'
import { ask } from '../send.ts'

type Schedule = z.infer<typeof readSchedule.output>

/** What is planned of a page, and when the scheduler was last alive; undefined until the answer comes. */
export function useSchedule(page: number | string | undefined): { schedule: Schedule | undefined; again: () => void } {
  const [schedule, setSchedule] = useState<Schedule>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    void ask(readSchedule, page === undefined ? {} : { page: String(page) }, leaving.signal).then(
      (answer) => answer.isDone && setSchedule(answer.value),
    )
    return () => leaving.abort()
  }, [page, asked])
  return { schedule, again: useCallback(() => setAsked((count) => count + 1), []) }
}
