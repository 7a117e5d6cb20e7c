'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { dropped, tryStepAgain } from '#contracts/work.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { TextDialog } from '../TextDialog.tsx'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Has what is stuck tried at once, and says whether it is done. A message may be dropped instead. */
export function TryAgainField() {
  const { id } = useDocumentInfo()
  const isLetter = useFormFields(([fields]) => fields.collection?.value === 'outbox' && fields.step?.value === 'send')
  const { isWorking, refusal, run } = useAction()
  const [message, setMessage] = useState('')
  const [isOpen, setOpen] = useState(false)
  if (id === undefined) return null
  const again = () =>
    run(
      (key) => send(tryStepAgain, { id: String(id) }, key),
      ({ isDone }) => setMessage(t(isDone ? 'stuck.done' : 'stuck.still')),
    )
  return (
    <div className="admin-again">
      <Button kind="primary" isWorking={isWorking} onClick={again}>
        {t('stuck.again')}
      </Button>{' '}
      {isLetter && <Button onClick={() => setOpen(true)}>{t('stuck.let_go')}</Button>}
      {isOpen && (
        <TextDialog
          words={{
            title: t('stuck.let_go_title'),
            label: t('story.why'),
            hint: t('stuck.let_go_hint'),
            action: t('stuck.let_go'),
            done: t('stuck.let_go_done'),
          }}
          write={(note, key) => send(dropped, { id: String(id), note }, key)}
          isDanger
          onClose={() => setOpen(false)}
          onDone={setMessage}
        />
      )}
      <ActionResult message={message} refusal={refusal} />
    </div>
  )
}
