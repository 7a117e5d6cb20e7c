'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { sendLetterAgain } from '#contracts/letters.ts'
import { DeedSaid } from '../DeedSaid.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useDeed } from '../use-deed.ts'

/** Sends a letter again that was given up. */
export function SendAgainField() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const { isWorking, refusal, doIt } = useDeed()
  const [said, setSaid] = useState('')
  if ((state !== 'failed' && !said) || id === undefined) return null
  const again = () =>
    doIt(
      (key) => send(sendLetterAgain, { id: String(id) }, key),
      () => setSaid(t('letter.said')),
    )
  return (
    <div className="desk-again">
      {!said && (
        <button type="button" className="desk-button desk-button--primary" aria-disabled={isWorking} onClick={again}>
          {t('letter.again')}
        </button>
      )}
      <DeedSaid {...{ said, refusal }} />
    </div>
  )
}
