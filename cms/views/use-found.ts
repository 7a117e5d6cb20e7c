'use client'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { Route } from '#contracts/route.ts'
import { ask } from './send.ts'

/** So long nothing is asked while letters follow each other. */
const TYPING_MS = 150
const SHORTEST = 2

/**
 * What a route finds by the words of a field while they are typed, or the sentence of a refusal. Nothing for less than two letters; an answer
 * to former words is dropped.
 */
export function useFound<Output extends z.ZodMiniType>(
  route: Route<z.ZodMiniType<unknown, { words: string }>, Output>,
  words: string,
): { found: z.output<Output> | undefined; problem: string } {
  const [found, setFound] = useState<z.output<Output>>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (words.trim().length < SHORTEST) {
      setProblem('')
      return setFound(undefined)
    }
    const asked = new AbortController()
    const wait = setTimeout(() => {
      void ask(route, { words }, asked.signal).then((outcome) => {
        if (asked.signal.aborted) return
        setProblem(outcome.isDone ? '' : outcome.sentence)
        if (outcome.isDone) setFound(outcome.value)
      })
    }, TYPING_MS)
    return () => {
      clearTimeout(wait)
      asked.abort()
    }
  }, [route, words])
  return { found, problem }
}
