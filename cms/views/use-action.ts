'use client'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { randomUuid } from '#domain/random-uuid.ts'
import type { Wrong } from './wrong-field.ts'
import type { Outcome } from './send.ts'

/**
 * An action behind a button: sent once however often it is pressed, a refusal shown as a sentence and at the field that is `wrong`, the page refreshed
 * after success. A refused action gets a new idempotency key, since its next attempt has another body. `sending` is what a
 * `Dialog` shows of it.
 */
export function useAction() {
  const router = useRouter()
  const key = useRef('')
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [wrong, setWrong] = useState<Wrong | null>(null)

  async function run<Value>(
    action: (key: string) => Promise<Outcome<Value>>,
    then: (value: Value) => void,
  ): Promise<void> {
    if (isWorking) return
    setWorking(true)
    setRefusal('')
    setWrong(null)
    key.current ||= randomUuid()
    const outcome = await action(key.current)
    setWorking(false)
    if (!outcome.isDone) {
      if (!outcome.isUnsure) key.current = ''
      const { field, sentence } = outcome
      setWrong(field === undefined ? null : { field, sentence })
      return setRefusal(sentence)
    }
    key.current = ''
    then(outcome.value)
    router.refresh()
  }

  /** What was refused is no longer what the form says. */
  function erase(): void {
    setRefusal('')
    setWrong(null)
  }

  return { isWorking, refusal, wrong, run, erase, sending: { isWorking, refusal, wrong } }
}
