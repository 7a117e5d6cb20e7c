'use client'
import { useState } from 'react'
import { giveVisit, type OpenedVisit } from '#contracts/booking-handling.ts'
import { Button } from '../Button.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface GiveVisitProps {
  number: string
  onGiven: (account: NonNullable<OpenedVisit['account']>) => void
  onDone: (message: string) => void
}

/** Gives a visit to the account of who is there. Another name than the booking's is asked about once. */
export function GiveVisit({ number, onGiven, onDone }: GiveVisitProps) {
  const { isWorking, refusal, run } = useAction()
  const [customer, setCustomer] = useState('')
  const [confirmsName, setConfirms] = useState(false)

  const give = () =>
    run(
      async (key) => {
        const answer = await send(giveVisit, { number, customer, confirmsName }, key)
        setConfirms(!answer.isDone && answer.code === 'booking.other_name')
        return answer
      },
      ({ account }) => {
        onDone(t('bookings.visit.given', { name: account.name }))
        onGiven(account)
      },
    )

  return (
    <div className="day-give">
      <DialogField
        label={t('bookings.visit.give_number')}
        hint={t('bookings.visit.give_hint')}
        problem={refusal}
        value={customer}
        onChange={(typed) => {
          setConfirms(false)
          setCustomer(typed)
        }}
      />
      <Button isWorking={isWorking || customer.trim() === ''} onClick={() => customer.trim() && void give()}>
        {t(confirmsName ? 'bookings.visit.give_confirm' : 'bookings.visit.give')}
      </Button>
    </div>
  )
}
