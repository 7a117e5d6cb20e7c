'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { sendLetterAgain } from '#contracts/letters.ts'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Requeues a mail that was given up after its last attempt. */
export function SendAgainField() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const { isWorking, refusal, run } = useAction()
  const [message, setMessage] = useState('')
  if ((state !== 'failed' && !message) || id === undefined) return null
  const again = () =>
    run(
      (key) => send(sendLetterAgain, { id: String(id) }, key),
      () => setMessage(t('letter.said')),
    )
  return (
    <div className="desk-again">
      {!message && (
        <button type="button" className="desk-button desk-button--primary" aria-disabled={isWorking} onClick={again}>
          {t('letter.again')}
        </button>
      )}
      <ActionResult {...{ message, refusal }} />
    </div>
  )
}
