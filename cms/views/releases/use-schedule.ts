'use client'
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { readSchedule } from '#contracts/releases.ts'

type Schedule = z.infer<typeof readSchedule.output>

/** What is planned of a page, and when the scheduler was last alive; undefined until the answer comes. */
export function useSchedule(page: number | string | undefined): { schedule: Schedule | undefined; again: () => void } {
  const [schedule, setSchedule] = useState<Schedule>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    void ask(page, leaving.signal).then((found) => found && setSchedule(found))
    return () => leaving.abort()
  }, [page, asked])
  return { schedule, again: useCallback(() => setAsked((count) => count + 1), []) }
}

async function ask(page: number | string | undefined, signal: AbortSignal): Promise<Schedule | undefined> {
  const query = page === undefined ? '' : `?page=${encodeURIComponent(page)}`
  try {
    const answer = await fetch(`/api${readSchedule.path}${query}`, { signal })
    const read = readSchedule.output.safeParse(await answer.json())
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
