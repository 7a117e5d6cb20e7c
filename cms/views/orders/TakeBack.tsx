'use client'
import { useEffect, useState } from 'react'
import { takeBackSending } from '#contracts/order-handling.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface TakeBackProps {
  number: string
  /** Which fulfillment; null of an order that was sent before they were noted. */
  n: number | null
  seconds: number
}

/** Takes a sending back for as long as its letter has not left. */
export function TakeBack({ number, n, seconds }: TakeBackProps) {
  const { isWorking, refusal, run } = useAction()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    const until = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  if (left === 0) return refusal ? <p role="alert">{refusal}</p> : null
  return (
    <p className="picking-bar">
      <span>
        {n !== null && n > 1 && `${t('fulfillments.nth', { n })}: `}
        {t('picking.take_back_left', { seconds: left })}
      </span>
      <Button
        isWorking={isWorking}
        onClick={() =>
          void run(
            (key) => send(takeBackSending, { number, ...(n !== null && { n }) }, key),
            () => undefined,
          )
        }
      >
        {t('picking.take_back')}
      </Button>
      {refusal && <span role="alert">{refusal}</span>}
    </p>
  )
}
