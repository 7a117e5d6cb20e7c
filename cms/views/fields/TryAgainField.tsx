'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { tryStepAgain } from '#contracts/work.ts'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Has a step that is stuck tried at once, and says whether it is done. */
export function TryAgainField() {
  const { id } = useDocumentInfo()
  const { isWorking, refusal, run } = useAction()
  const [message, setMessage] = useState('')
  if (id === undefined) return null
  const again = () =>
    run(
      (key) => send(tryStepAgain, { id: String(id) }, key),
      ({ isDone }) => setMessage(t(isDone ? 'stuck.done' : 'stuck.still')),
    )
  return (
    <div className="desk-again">
      <button type="button" className="desk-button desk-button--primary" aria-disabled={isWorking} onClick={again}>
        {t('stuck.again')}
      </button>
      <ActionResult {...{ message, refusal }} />
    </div>
  )
}
