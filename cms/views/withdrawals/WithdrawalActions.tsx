'use client'
import { useState } from 'react'
import { confirmReturn, sendReturnInstructions } from '#contracts/withdrawals.ts'
import { Button } from '../Button.tsx'
import { showMessage } from '../show-message.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { HandleDialog } from './HandleDialog.tsx'

interface WithdrawalActionsProps {
  withdrawalRef: string
  /** Distinguishes the buttons of several declarations. */
  name: string
  canInstruct: boolean
  /** Declared by a signed-in customer, so that its goods and their price are known. */
  isReturn: boolean
  /** For another pair of glasses, not for the money. */
  isExchange: boolean
}

/** Sends return instructions, or marks the declaration as handled. */
export function WithdrawalActions({
  withdrawalRef: ref,
  name,
  canInstruct,
  isReturn,
  isExchange,
}: WithdrawalActionsProps) {
  const { isWorking, refusal, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const label = t(isExchange ? 'withdrawals.exchange_confirm' : 'withdrawals.confirm')
  const instruct = () =>
    run(
      (key) => send(sendReturnInstructions, { ref }, key),
      () => showMessage(t('withdrawals.instructions_said')),
    )
  const confirm = () =>
    run(
      (key) => send(confirmReturn, { ref }, key),
      () => showMessage(t(isExchange ? 'withdrawals.exchange_said' : 'withdrawals.confirm_said')),
    )
  return (
    <div className="admin-waiting__actions">
      <div className="admin-waiting__verdict">
        {isReturn && (
          <Button kind="primary" isWorking={isWorking} aria-label={`${label}, ${name}`} onClick={confirm}>
            {label}
          </Button>
        )}
        {canInstruct && (
          <Button
            kind="primary"
            isWorking={isWorking}
            aria-label={`${t('withdrawals.instructions')}, ${name}`}
            onClick={instruct}
          >
            {t('withdrawals.instructions')}
          </Button>
        )}
        <Button aria-label={`${t('withdrawals.handle')}, ${name}`} onClick={() => setAsking(true)}>
          {t('withdrawals.handle')}
        </Button>
      </div>
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
      {isAsking && <HandleDialog withdrawalRef={ref} onClose={() => setAsking(false)} onDone={showMessage} />}
    </div>
  )
}
