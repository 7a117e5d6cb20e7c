'use client'
import { useState } from 'react'
import { handleSubmission, readSubmission, type LabeledAnswer } from '#contracts/forms.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface SubmissionActionsProps {
  submissionRef: string
  /** Distinguishes the buttons of several submissions. */
  name: string
  isOpen: boolean
}

/** Shows what was sent, fetched on request and dropped from memory when hidden, or marks it as handled. */
export function SubmissionActions({ submissionRef: ref, name, isOpen }: SubmissionActionsProps) {
  const { isWorking, refusal, run } = useAction()
  const [answers, setAnswers] = useState<LabeledAnswer[]>()
  const read = () =>
    run(
      (key) => send(readSubmission, { ref }, key),
      (answer) => setAnswers(answer.answers),
    )
  const handle = () =>
    run(
      (key) => send(handleSubmission, { ref }, key),
      () => showMessage(t('forms.handled_said')),
    )
  const word = answers ? 'forms.hide' : 'forms.read'
  return (
    <div className="admin-waiting__actions">
      {answers && (
        <dl>
          {answers.map((answer) => (
            <div key={answer.label}>
              <dt>{answer.label}</dt>
              <dd className="admin-words">{shown(answer)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="admin-waiting__verdict">
        <Button
          kind="primary"
          isWorking={isWorking}
          aria-expanded={answers !== undefined}
          aria-label={`${t(word)}, ${name}`}
          onClick={answers ? () => setAnswers(undefined) : read}
        >
          {t(word)}
        </Button>
        {isOpen && (
          <Button isWorking={isWorking} aria-label={`${t('forms.handle')}, ${name}`} onClick={handle}>
            {t('forms.handle')}
          </Button>
        )}
      </div>
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
    </div>
  )
}

function shown({ kind, value }: LabeledAnswer): string {
  if (value === '') return t('forms.empty')
  return kind === 'checkbox' ? t('forms.ticked') : value
}
