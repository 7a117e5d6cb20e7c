'use client'
import { useRouter } from 'next/navigation.js'
import { useRef, useState } from 'react'
import { newKey, type Outcome } from './send.ts'

/**
 * One deed behind a button: sent once however often it is pressed, refused with a sentence, and after it the page is
 * drawn anew. A refused deed gets a new key, since its second try says something else.
 */
export function useDeed() {
  const router = useRouter()
  const key = useRef('')
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function doIt<Value>(
    deed: (key: string) => Promise<Outcome<Value>>,
    then: (value: Value) => void,
  ): Promise<void> {
    if (isWorking) return
    setWorking(true)
    setRefusal('')
    key.current ||= newKey()
    const outcome = await deed(key.current)
    setWorking(false)
    if (!outcome.isDone) {
      if (!outcome.isUnsure) key.current = ''
      return setRefusal(outcome.sentence)
    }
    key.current = ''
    then(outcome.value)
    router.refresh()
  }

  return { isWorking, refusal, doIt }
}
