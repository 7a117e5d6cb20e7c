'use client'
import { useState } from 'react'
import { resendLetter } from '#contracts/order-handling.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { formatInstant } from '../format.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface OrderLettersProps {
  number: string
  letters: readonly { id: number | string; subject: string; to: string; state: string; createdAt: string }[]
}

/** The messages that were posted about an order, each to be sent again. */
export function OrderLetters({ number, letters }: OrderLettersProps) {
  const { isWorking, refusal, run } = useAction()
  const [message, setMessage] = useState('')
  const again = (letter: number | string) =>
    run(
      (key) => send(resendLetter, { number, letter }, key),
      () => setMessage(t('order_letters.done')),
    )
  return (
    <section className="admin-panel" aria-labelledby="admin-order-letters">
      <h2 id="admin-order-letters">{t('order_letters.title')}</h2>
      {letters.length === 0 && <p>{t('order_letters.none')}</p>}
      <ul className="admin-facts">
        {letters.map(({ id, subject, to, state, createdAt }) => (
          <li key={id}>
            {subject}
            <small>{[formatInstant(createdAt), to, t(`customers.message_state.${state}`)].join(' · ')}</small>
            <Button
              isWorking={isWorking}
              aria-label={t('order_letters.again_named', { subject, moment: formatInstant(createdAt) })}
              onClick={() => void again(id)}
            >
              {t('order_letters.again')}
            </Button>
          </li>
        ))}
      </ul>
      <ActionResult message={message} refusal={refusal} />
    </section>
  )
}
