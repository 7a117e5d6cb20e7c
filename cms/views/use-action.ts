'use client'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { randomUuid } from '#domain/random-uuid.ts'
import type { Outcome } from './send.ts'

/**
 * An action behind a button: sent once however often it is pressed, a refusal shown as a sentence, the page refreshed
 * after success. A refused action gets a new idempotency key, since its next attempt has another body.
 */
export function useAction() {
  const router = useRouter()
  const key = useRef('')
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function run<Value>(
    action: (key: string) => Promise<Outcome<Value>>,
    then: (value: Value) => void,
  ): Promise<void> {
    if (isWorking) return
    setWorking(true)
    setRefusal('')
    key.current ||= randomUuid()
    const outcome = await action(key.current)
    setWorking(false)
    if (!outcome.isDone) {
      if (!outcome.isUnsure) key.current = ''
      return setRefusal(outcome.sentence)
    }
    key.current = ''
    then(outcome.value)
    router.refresh()
  }

  return { isWorking, refusal, run }
}
