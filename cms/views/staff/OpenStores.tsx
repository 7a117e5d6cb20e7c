'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { t } from '../text.ts'
import { CloseStoresDialog } from './CloseStoresDialog.tsx'

export interface OpenStore {
  name: string
  since: string
}

interface OpenStoresProps {
  /** The member of staff who has them open. */
  staff: string
  stores: readonly OpenStore[]
  mayClose: boolean
}

/** The stores that a member of staff has open; administrators close them. */
export function OpenStores({ staff, stores, mayClose }: OpenStoresProps) {
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus goes with the stores.
  useEffect(() => {
    if (message) heading.current?.focus()
  }, [message])
  if (stores.length === 0 && !message) return null
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('staff.stores_open')}
      </h3>
      {!message && (
        <ul>
          {stores.map(({ name, since }, place) => (
            <li key={place}>{t('staff.store_open', { name, since })}</li>
          ))}
        </ul>
      )}
      {mayClose && !message && <Button onClick={() => setAsking(true)}>{t('staff.stores_close')}</Button>}
      <ActionResult message={message} refusal="" />
      {isAsking && <CloseStoresDialog id={staff} onClose={() => setAsking(false)} onDone={setMessage} />}
    </>
  )
}
